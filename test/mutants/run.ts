/**
 * npm run test:mutants: breaks the project in small ways, each in a copy, and checks that the tests notice. `npm run
 * test:mutants -- menu` tries those alone whose name or file has the word. Survivors are listed, and make the command fail.
 *
 * Not part of `npm test`, because it takes ten to fifteen minutes.
 * Some mutants are noticed by a host's own software alone: the variables that name it are in .ci/run.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT, temporaryFolder, temporaryRoot } from '../support/build-fixture.ts';
import { builtSite, SHARED_CACHE } from '../support/built-site.ts';
import { ALLOWED, MUTANTS, type Mutant } from './mutants.ts';

const COPIES = ['build', 'site', 'assets', 'test', 'README.md', '.htmlvalidate.json', 'package.json', 'tsconfig.json'];

/** A run of tests that takes longer counts as a failure: a mutant may make a test wait forever. In milliseconds. */
const PATIENCE = 120_000;

/**
 * Runs tests of a copy.
 *
 * @returns The names of those that fail, or of what failed; none, if all pass.
 */
async function failuresOf(root: string, tests: readonly string[], timeout: number): Promise<string[]> {
  const cache = temporaryFolder();
  await cp(SHARED_CACHE, cache, { recursive: true });
  const runner = ['--require', 'tsx/cjs', 'test/run.ts', ...tests];
  const env = { ...process.env, TEST_CACHE: cache, FORCE_COLOR: '0' };
  const child = spawn(process.execPath, runner, { cwd: root, env, timeout });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  const failed = Array.from(output.matchAll(/ FAIL .*?"(.*?)"\n/g), ([, name]) => name!);
  if (code === 0) return [];
  if (code === null) return [`no end after ${timeout / 1000} s`];
  // A file that ended before its tests did fails without naming one.
  return failed.length > 0
    ? failed
    : [/✗ .*(\n(?! {2}[…✓✗] ).+)*/.exec(output)?.[0] ?? output.trim().split('\n').at(-1)!];
}

/** @returns Who noticed; undefined for a survivor. */
async function tryMutant([what, file, from, to, ...tests]: Mutant): Promise<string | undefined> {
  const root = await temporaryRoot({}, COPIES);
  const path = join(root, file);
  const source = await readFile(path, 'utf8');
  const broken = source.replace(from, () => to);
  if (broken === source) throw new Error(`"${what}": ${file} has no ${from}`);
  await writeFile(path, broken);
  return (await failuresOf(root, tests, PATIENCE))[0];
}

async function run(word: string): Promise<boolean> {
  const mutants = Object.values(MUTANTS).flat();
  const chosen = mutants.filter(([what, file]) => `${what} ${file}`.includes(word));
  if (chosen.length === 0) {
    console.error(`No mutant has "${word}" in its name or file`);
    return false;
  }
  await builtSite();
  const tests = [...new Set(chosen.flatMap(([, , , , ...tests]) => tests))];
  console.log(`${chosen.length} of ${mutants.length} mutants, noticed by ${tests.length} groups of tests`);
  const red = await failuresOf(ROOT, tests, 8 * PATIENCE);
  if (red.length > 0) {
    console.error(`These tests fail without a mutant: ${red.join(', ')}`);
    return false;
  }

  const survivors: string[] = [];
  const queue = [...chosen];
  const work = async () => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const noticed = await tryMutant(mutant);
      console.log(`  ${noticed ? '✓' : '✗'} ${mutant[0]}${noticed ? `: "${noticed}"` : ` (${mutant[1]})`}`);
      if (!noticed) survivors.push(mutant[0]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const [what, why] of Object.entries(ALLOWED)) console.log(`  – ${what}: not tried, ${why}`);
  console.log(`\n${chosen.length - survivors.length} noticed, ${survivors.length} survived`);
  return survivors.length === 0;
}

process.exitCode = 1;
void run(process.argv[2] ?? '').then((isSound) => process.exit(isSound ? 0 : 1));
