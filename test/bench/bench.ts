/**
 * npm run bench: how the renderer scales. Builds 6, 100, 1,000 and 10,000 cities, each number in a
 * process of its own, next to a bare loop of React and `writeFile` over the same pages; then 100
 * with compressed copies. `npm run bench -- 1000` does one number.
 */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

type Mode = 'plain' | 'bare' | 'compressed';

interface Result {
  pages: number;
  bytes: number;
  /** Milliseconds, and for memory megabytes. */
  wall: number;
  cpu: number;
  memory: number;
  times: Record<string, number>;
}

function measure(mode: Mode, count: number): Result {
  const program = ['--require', 'tsx/cjs', join(__dirname, 'run.ts'), mode];
  const env = { ...process.env, PAGES: String(count) };
  return JSON.parse(execFileSync(process.execPath, program, { env, encoding: 'utf8' })) as Result;
}

const cell = (value: number, digits: number) => value.toFixed(digits).padStart(9);

function shares(times: Record<string, number>): string {
  const total = Object.values(times).reduce((sum, time) => sum + time, 0);
  return Object.entries(times)
    .map(([work, time]) => [work, Math.round((time / total) * 100)] as const)
    .filter(([, share]) => share > 0)
    .map(([work, share]) => `${work} ${share} %`)
    .join(', ');
}

function print(mode: Mode, { pages, bytes, wall, cpu, memory, times }: Result): void {
  const columns = [cell(wall / 1000, 2), cell(cpu / 1000, 2), cell(wall / pages, 2), cell(cpu / pages, 2), cell(memory, 0)];
  const size = (bytes / pages / 1000).toFixed(0);
  console.log(`  ${mode.padEnd(11)}${String(pages).padStart(6)}${columns.join('')}   ${size} KB a page; ${shares(times)}`);
}

const [only] = process.argv.slice(2);
if (only !== undefined && !/^[1-9]\d*$/.test(only)) throw new Error(`npm run bench -- ${only}: expected a number of pages, such as 1000`);

console.log(`  ${''.padEnd(11)}${'pages'.padStart(6)}   wall s    CPU s  ms/page  CPU/page    MB   where the time goes, waiting included`);
for (const count of only ? [Number(only)] : [6, 100, 1000, 10_000]) {
  print('bare', measure('bare', count));
  print('plain', measure('plain', count));
}
const compressed = Math.min(Number(only ?? 100), 100);
print('compressed', measure('compressed', compressed));
