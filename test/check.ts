/**
 * npm run check: everything that can be checked without running the tests. Each part is a separate
 * program that you can also run by itself (`npx knip`). They run in parallel, and this prints the
 * output of each one that fails.
 */

import { exec } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '..');

/** The slowest parts come first. */
const PARTS = {
  // One compiler process reads the shared files only once, and starting threads costs more than it
  // saves.
  'Types of all folders': 'tsc -b --singleThreaded build build/client site site/scripts test',
  'Spelling (add names and trade terms to test/words.txt)': 'cspell --quiet --show-suggestions',
  'Files, exports and packages that nothing uses': 'knip',
  'Format, lint and boundaries (npm run format fixes some)': 'biome check --error-on-warnings --max-diagnostics=none',
};

/** @returns Whether the part found no errors. */
async function passes(part: string, command: string): Promise<boolean> {
  // Use the project's own programs, even if this wasn't started by npm.
  const env = { ...process.env, PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
  try {
    await promisify(exec)(command, { cwd: ROOT, env });
    return true;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    console.error(`✗ ${part}: ${command}\n\n${`${stdout}${stderr}`.trim()}\n`);
    return false;
  }
}

/** @returns Whether no part found any errors. */
export async function check(): Promise<boolean> {
  const started = performance.now();
  const parts = Object.entries(PARTS);
  const passed = (await Promise.all(parts.map(([part, command]) => passes(part, command)))).filter(Boolean).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${passed} of ${parts.length} checks passed in ${seconds} s`);
  return passed === parts.length;
}

if (require.main === module) void check().then((isSound) => (process.exitCode = isSound ? 0 : 1));
