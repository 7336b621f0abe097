/**
 * Part of npm run bench: times commands that start with empty caches. Builds six pages with this
 * renderer and with Eleventy, and the site with `npm run build` now and at an earlier commit. Both
 * are installed into `node_modules/.cache/bench` first, which needs a network connection.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NAMES, pathAt } from './six-site.ts';

const ROOT = join(__dirname, '../..');
const FOLDER = join(ROOT, 'node_modules/.cache/bench');
const ROUNDS = 7;
/** A commit whose builds started quickly. */
const REFERENCE = 'ec92303';
const ELEVENTY = '3.1';

/** Runs a program. `TMPDIR` has tsx's cache. @returns Duration in ms. */
function time(cwd: string, program: string, args: string[], TMPDIR: string): number {
  const started = performance.now();
  execFileSync(program, args, { cwd, env: { ...process.env, TMPDIR }, stdio: 'ignore' });
  return performance.now() - started;
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** Times two programs in turn, so that both have the same share of a busy machine. */
function compare(label: string, ours: () => number, other: string, theirs: () => number): void {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(ours());
    times[1].push(theirs());
  }
  const [a, b] = times.map(median) as [number, number];
  console.log(
    `  ${label.padEnd(26)}${a.toFixed(0).padStart(6)} ms / ${other} ${b.toFixed(0)} ms = ${(a / b).toFixed(2)}`,
  );
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
  for (const [index, name] of NAMES.entries()) {
    const file = `${pathAt(index).slice(1) || 'index'}.liquid`;
    writeFileSync(join(pages, file), `---\nlayout: page.liquid\ntitle: ${name}\n---\n<p>All about ${name}</p>\n`);
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
    execFileSync('npm', ['ci', '--no-audit', '--silent'], { cwd: folder });
  }
  return folder;
}

/** Deletes a project's build, type and page caches, and its output. */
function clear(project: string): void {
  for (const path of ['node_modules/.cache/build', 'node_modules/.cache/types', 'dist'])
    rmSync(join(project, path), { recursive: true, force: true });
}

export function benchColdStarts(): void {
  const temporary = () => mkdtempSync(join(tmpdir(), 'bench-'));
  const warm = temporary();
  const eleventy = installEleventy();
  compare(
    'six pages, first build',
    () => time(ROOT, process.execPath, ['--require', 'tsx/cjs', join(__dirname, 'six.ts')], temporary()),
    `Eleventy ${ELEVENTY}`,
    () => time(eleventy, process.execPath, ['node_modules/.bin/eleventy', '--input=pages', '--quiet'], temporary()),
  );
  const reference = installReference();
  if (!reference) return console.log(`  Not measured: this clone doesn't contain the commit ${REFERENCE}.`);
  const build = (project: string, TMPDIR: string) => time(project, 'npm', ['run', 'build'], TMPDIR);
  const first = (project: string) => {
    clear(project);
    return build(project, temporary());
  };
  compare(
    'npm run build, first',
    () => first(ROOT),
    REFERENCE,
    () => first(reference),
  );
  for (const project of [ROOT, reference]) build(project, warm);
  compare(
    'npm run build, second',
    () => build(ROOT, warm),
    REFERENCE,
    () => build(reference, warm),
  );
}
