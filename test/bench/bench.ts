/**
 * npm run bench: measures cold starts (see cold.ts), and how the renderer scales. Compares builds
 * of 6, 100, 1,000 and 10,000 cities ("plain") with a loop that only calls React and `writeFile`
 * ("bare"). Prints the medians of three runs and their ratio. `npm run bench -- 1000` measures only
 * 1,000 cities. For a profile, run test/bench/run.ts with `node --cpu-prof`.
 */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { benchColdStarts, median, rounded } from './cold.ts';
import type { Result } from './run.ts';

function measure(mode: 'plain' | 'bare', count: number): Result {
  const program = ['--require', 'tsx/cjs', join(__dirname, 'run.ts'), mode];
  const env = { ...process.env, PAGES: String(count) };
  return JSON.parse(execFileSync(process.execPath, program, { env, encoding: 'utf8' }));
}

function summarize(results: readonly Result[]) {
  const of = (figure: keyof Result) => rounded(median(results.map((result) => result[figure])));
  return { pages: of('pages'), 'wall s': of('wall'), 'CPU s': of('cpu') };
}

const [only] = process.argv.slice(2);
if (only !== undefined && !/^[1-9]\d*$/.test(only))
  throw new Error(`Expected a number of cities, such as 1000, but found "${only}".`);

if (!only) benchColdStarts();
for (const count of only ? [Number(only)] : [6, 100, 1000, 10_000]) {
  // Alternate the modes, because disk speed varies over time.
  const rounds = [1, 2, 3].map(() => [measure('bare', count), measure('plain', count)] as const);
  const [bare, plain] = [summarize(rounds.map(([bare]) => bare)), summarize(rounds.map(([, plain]) => plain))];
  const ratios = (['wall s', 'CPU s'] as const).map((time) => [time, rounded(plain[time] / bare[time])]);
  console.table({ bare, plain, 'plain / bare': Object.fromEntries(ratios) });
}
