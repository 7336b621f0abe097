/**
 * npm run check: runs all checks except the tests. Each check is a program that you can also run
 * directly, such as `npx knip`. Checks run in parallel, and only failed ones print their output.
 */

import { exec } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '..');

/** Commands by label, slowest first. */
const CHECKS = {
  // One process reads shared files only once. Threads take longer to start than they save.
  Types: 'tsc -b --singleThreaded build build/client site site/scripts test',
  'Spelling (add names and trade terms to test/words.txt)': 'node --require tsx/cjs test/spelling.ts',
  'Unused code and packages': 'knip',
  'Format, lint and import boundaries (try npm run format)': 'biome check --error-on-warnings --max-diagnostics=none',
};

/** Runs a check, and prints its output if it fails. Returns true if the check passed. */
async function passes(label: string, command: string): Promise<boolean> {
  // Use the project's own programs, even if npm didn't start this process.
  const env = { ...process.env, PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
  try {
    await promisify(exec)(command, { cwd: ROOT, env });
    return true;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    console.error(`✗ ${label}: ${command}\n\n${`${stdout}${stderr}`.trim()}\n`);
    return false;
  }
}

export async function check(): Promise<boolean> {
  const started = performance.now();
  const results = await Promise.all(Object.entries(CHECKS).map((check) => passes(...check)));
  const passed = results.filter(Boolean).length;
  console.log(`${passed} of ${results.length} checks passed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return passed === results.length;
}

if (require.main === module) void check().then((hasPassed) => (process.exitCode = hasPassed ? 0 : 1));
