/**
 * Part of npm run bench: times commands that start with empty caches. Builds six pages with this
 * renderer and with Eleventy, and the site with `npm run build` now and at an earlier commit. Both
 * are installed into `node_modules/.cache/bench` first, which needs a network connection.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, temporaryFolder } from '../support/build-fixture.ts';
import { PAGES } from './six-site.ts';

const FOLDER = join(ROOT, 'node_modules/.cache/bench');
const ROUNDS = 7;
/** A commit whose builds started quickly. */
const REFERENCE = 'ec92303';
const ELEVENTY = '3.1';

/** Runs a program. `TMPDIR` has tsx's cache. @returns Duration in ms. */
function time(cwd: string, program: string, args: string[], TMPDIR = temporaryFolder()): number {
  const started = performance.now();
  execFileSync(program, args, { cwd, env: { ...process.env, TMPDIR }, stdio: 'ignore' });
  return performance.now() - started;
}

export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Times two programs in turn, so that both have the same share of a busy machine. */
function compare(label: string, other: string, ours: () => number, theirs: () => number): void {
  const times = Array.from({ length: ROUNDS }, () => [ours(), theirs()] as const);
  const [a, b] = [median(times.map(([time]) => time)), median(times.map(([, time]) => time))];
  const ratio = `${other} ${b.toFixed(0)} ms = ${(a / b).toFixed(2)}`;
  console.log(`  ${label.padEnd(26)}${a.toFixed(0).padStart(6)} ms / ${ratio}`);
}

/** Installs Eleventy and the pages of six-site.ts. Returns the folder. */
function installEleventy(): string {
  const folder = join(FOLDER, 'eleventy');
  const pages = join(folder, 'pages');
  mkdirSync(join(pages, '_includes'), { recursive: true });
  if (!existsSync(join(folder, 'node_modules')))
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--silent', `@11ty/eleventy@${ELEVENTY}`]);
  const links = '{% for page in collections.all %}<a href="{{ page.url }}">{{ page.data.title }}</a>{% endfor %}';
  const layout = `<!DOCTYPE html>\n<html lang="en"><head><title>{{ title }}</title></head><body>${links}{{ content }}</body></html>\n`;
  writeFileSync(join(pages, '_includes/page.liquid'), layout);
  for (const { path, name } of PAGES) {
    const text = `---\nlayout: page.liquid\ntitle: ${name}\n---\n<p>All about ${name}</p>\n`;
    writeFileSync(join(pages, `${path.slice(1) || 'index'}.liquid`), text);
  }
  return folder;
}

/** Installs this project at the reference commit. Returns undefined in a shallow clone. */
function installReference(): string | undefined {
  const folder = join(FOLDER, REFERENCE);
  if (spawnSync('git', ['cat-file', '-e', REFERENCE], { cwd: ROOT }).status !== 0) return undefined;
  if (!existsSync(join(folder, 'node_modules'))) {
    rmSync(folder, { recursive: true, force: true });
    execFileSync('git', ['clone', '--quiet', ROOT, folder]);
    execFileSync('git', ['checkout', '--quiet', REFERENCE], { cwd: folder });
    // Rendering sets NODE_ENV to production, and npm would leave out its development dependencies.
    execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--silent'], { cwd: folder });
  }
  return folder;
}

export function benchColdStarts(): void {
  const eleventy = installEleventy();
  compare(
    'six pages, first build',
    `Eleventy ${ELEVENTY}`,
    () => time(ROOT, process.execPath, ['build/commands/run.cjs', '../../test/bench/six']),
    () => time(eleventy, process.execPath, ['node_modules/.bin/eleventy', '--input=pages', '--quiet']),
  );
  const reference = installReference();
  if (!reference) return console.log(`  Not measured: this clone doesn't contain the commit ${REFERENCE}.`);
  const first = (project: string) => () => {
    for (const path of ['node_modules/.cache/build', 'node_modules/.cache/types', 'dist'])
      rmSync(join(project, path), { recursive: true, force: true });
    return time(project, 'npm', ['run', 'build']);
  };
  compare('npm run build, first', REFERENCE, first(ROOT), first(reference));
  const warm = temporaryFolder();
  const second = (project: string) => () => time(project, 'npm', ['run', 'build'], warm);
  for (const project of [ROOT, reference]) second(project)();
  compare('npm run build, second', REFERENCE, second(ROOT), second(reference));
}
