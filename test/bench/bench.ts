/**
 * npm run bench: measures how the renderer scales. Builds 6, 100, 1,000 and 10,000 cities, each three times in
 * a new process, each after a bare loop of React and `writeFile` over the same pages, because the speed of a
 * disk varies. Prints medians and their ratio, then 100 cities with compressed copies. `npm run bench -- 1000`
 * measures one number. For a profile, run test/bench/run.ts with `node --cpu-prof`.
 */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

type Mode = 'plain' | 'bare' | 'compressed';

interface Result {
  pages: number;
  bytes: number;
  /** `wall` and `cpu` in ms, `memory` in MB. */
  wall: number;
  cpu: number;
  memory: number;
}

const ROUNDS = 3;

function measure(mode: Mode, count: number): Result {
  const program = ['--require', 'tsx/cjs', join(__dirname, 'run.ts'), mode];
  const env = { ...process.env, PAGES: String(count) };
  return JSON.parse(execFileSync(process.execPath, program, { env, encoding: 'utf8' })) as Result;
}

const cell = (value: number, digits: number) => value.toFixed(digits).padStart(9);

/** The median of each figure. */
function median(results: readonly Result[]): Result {
  const middle = (key: 'wall' | 'cpu' | 'memory') =>
    results.map((result) => result[key]).sort((a, b) => a - b)[Math.floor(results.length / 2)]!;
  return { ...results[0]!, wall: middle('wall'), cpu: middle('cpu'), memory: middle('memory') };
}

function print(mode: Mode, { pages, bytes, wall, cpu, memory }: Result): void {
  const columns = [
    cell(wall / 1000, 2),
    cell(cpu / 1000, 2),
    cell(wall / pages, 2),
    cell(cpu / pages, 2),
    cell(memory, 0),
  ];
  const size = (bytes / pages / 1000).toFixed(0);
  console.log(`  ${mode.padEnd(11)}${String(pages).padStart(6)}${columns.join('')}   ${size} KB a page`);
}

function compare(count: number): void {
  const results = { bare: [] as Result[], plain: [] as Result[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    results.bare.push(measure('bare', count));
    results.plain.push(measure('plain', count));
  }
  const [bare, plain] = [median(results.bare), median(results.plain)];
  print('bare', bare);
  print('plain', plain);
  console.log(`  ${'plain / bare'.padEnd(17)}${cell(plain.wall / bare.wall, 2)}${cell(plain.cpu / bare.cpu, 2)}`);
}

const [only] = process.argv.slice(2);
if (only !== undefined && !/^[1-9]\d*$/.test(only))
  throw new Error(`npm run bench -- ${only}: expected a number of pages, such as 1000`);

console.log(`  ${''.padEnd(11)}${'pages'.padStart(6)}   wall s    CPU s  ms/page  CPU/page    MB`);
for (const count of only ? [Number(only)] : [6, 100, 1000, 10_000]) compare(count);
const compressed = Math.min(Number(only ?? 100), 100);
print('compressed', measure('compressed', compressed));
