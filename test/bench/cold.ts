/**
 * Part of npm run bench: times commands that start with empty caches. Builds six pages with this
 * renderer and with Eleventy, and the site with `npm run build` now and at an earlier commit. Both
 * are installed into `node_modules/.cache/bench` first, which needs a network connection.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, temporaryFolder } from '../support/build-fixture.ts';
import { PAGES } from './six-site.ts';

const FOLDER = join(ROOT, 'node_modules/.cache/bench');
const ELEVENTY = join(FOLDER, 'eleventy');
/** A commit whose builds started quickly. */
const COMMIT = 'ec92303';
const REFERENCE = join(FOLDER, COMMIT);

/** Runs a command. `TMPDIR` has tsx's cache. @returns Duration in ms. */
function run(cwd: string, command: string, TMPDIR = tmpdir()): number {
  const [program, ...args] = command.split(' ');
  const started = performance.now();
  execFileSync(program!, args, { cwd, env: { ...process.env, TMPDIR }, stdio: 'ignore' });
  return performance.now() - started;
}

export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
export const rounded = (value: number) => Number(value.toFixed(3));

/** Runs two commands seven times in turn, so that both have the same share of a busy machine. */
function compare(ours: () => number, theirs: () => number) {
  const rounds = Array.from({ length: 7 }, () => [ours(), theirs()] as const);
  const [a, b] = [median(rounds.map(([time]) => time)), median(rounds.map(([, time]) => time))];
  return { 'this project, ms': Math.round(a), 'the other, ms': Math.round(b), ratio: rounded(a / b) };
}

/** Installs Eleventy, and writes the pages of six-site.ts. */
function installEleventy(): void {
  const pages = join(ELEVENTY, 'pages');
  mkdirSync(join(pages, '_includes'), { recursive: true });
  if (!existsSync(join(ELEVENTY, 'node_modules')))
    run(ELEVENTY, 'npm install --prefix . --no-audit @11ty/eleventy@3.1');
  const links = '{% for page in collections.all %}<a href="{{ page.url }}">{{ page.data.title }}</a>{% endfor %}';
  const layout = `<!DOCTYPE html>\n<html lang="en"><head><title>{{ title }}</title></head><body>${links}{{ content }}</body></html>\n`;
  writeFileSync(join(pages, '_includes/page.liquid'), layout);
  for (const { path, name } of PAGES) {
    const text = `---\nlayout: page.liquid\ntitle: ${name}\n---\n<p>All about ${name}</p>\n`;
    writeFileSync(join(pages, `${path.slice(1) || 'index'}.liquid`), text);
  }
}

/** Installs this project at the earlier commit, which a shallow clone doesn't contain. */
function installReference(): void {
  if (existsSync(join(REFERENCE, 'node_modules'))) return;
  rmSync(REFERENCE, { recursive: true, force: true });
  run(FOLDER, `git clone --quiet ../../.. ${COMMIT}`);
  run(REFERENCE, `git checkout --quiet ${COMMIT}`);
  // Rendering sets NODE_ENV to production, and npm would leave out its development dependencies.
  run(REFERENCE, 'npm ci --include=dev --no-audit');
}

export function benchColdStarts(): void {
  installEleventy();
  installReference();
  const first = (project: string) => () => {
    for (const path of ['node_modules/.cache/build', 'node_modules/.cache/types', 'dist'])
      rmSync(join(project, path), { recursive: true, force: true });
    return run(project, 'npm run build', temporaryFolder());
  };
  const warm = temporaryFolder();
  const second = (project: string) => () => run(project, 'npm run build', warm);
  for (const project of [ROOT, REFERENCE]) second(project)();
  console.table({
    'six pages, first build / Eleventy 3.1': compare(
      () => run(ROOT, 'node build/commands/run.cjs ../../test/bench/six', temporaryFolder()),
      () => run(ELEVENTY, 'node node_modules/.bin/eleventy --input=pages --quiet', temporaryFolder()),
    ),
    [`npm run build, first / ${COMMIT}`]: compare(first(ROOT), first(REFERENCE)),
    [`npm run build, second / ${COMMIT}`]: compare(second(ROOT), second(REFERENCE)),
  });
}
