/**
 * npm run check: what can be told of the project without running its tests. Each part is a program of its own, which may
 * be run alone (`npx knip`); all start at once, and one that fails is told with all that it says.
 */

import { exec } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '..');

/** The slowest come first. */
const PARTS = {
  // One compiler for all folders reads what they share once, and one thread wastes nothing on another's start.
  'Types of all folders': 'tsc -b --singleThreaded build build/client site site/scripts test',
  'Facts, texts, and their spelling': 'node --require tsx/cjs test/spelling.ts',
  'Files, exports and packages that nothing uses': 'knip',
  'Format, lint and boundaries (npm run format mends some)': 'biome check --error-on-warnings --max-diagnostics=none',
};

/** @returns Whether the part found nothing. */
async function passes(part: string, command: string): Promise<boolean> {
  // The project's own programs, whoever starts this.
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

/** @returns Whether every part found nothing. */
export async function check(): Promise<boolean> {
  const started = performance.now();
  const parts = Object.entries(PARTS);
  const passed = (await Promise.all(parts.map(([part, command]) => passes(part, command)))).filter(Boolean).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${passed} of ${parts.length} checks passed in ${seconds} s`);
  return passed === parts.length;
}

if (require.main === module) void check().then((isSound) => (process.exitCode = isSound ? 0 : 1));
