/**
 * npm run bench: measures cold starts (see cold.ts), and how the renderer scales. Compares builds
 * of 6, 100, 1,000 and 10,000 cities ("plain") with a loop that only calls React and `writeFile`
 * ("bare"). Prints the medians of three runs and their ratio, then the results of a build with
 * compressed copies. `npm run bench -- 1000` measures only 1,000 cities. For a profile, run
 * test/bench/run.ts with `node --cpu-prof`.
 */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { benchColdStarts, median } from './cold.ts';

type Mode = 'plain' | 'bare' | 'compressed';
/** `wall` and `cpu` in ms, `memory` in MB. */
type Result = Record<'pages' | 'bytes' | 'wall' | 'cpu' | 'memory', number>;

function measure(mode: Mode, count: number): Result {
  const program = ['--require', 'tsx/cjs', join(__dirname, 'run.ts'), mode];
  const env = { ...process.env, PAGES: String(count) };
  return JSON.parse(execFileSync(process.execPath, program, { env, encoding: 'utf8' }));
}

const cell = (value: number, digits: number) => value.toFixed(digits).padStart(9);

/** Prints the median of each figure, and returns the median times. */
function print(mode: Mode, results: readonly Result[]): [wall: number, cpu: number] {
  const of = (figure: keyof Result) => median(results.map((result) => result[figure]));
  const [pages, wall, cpu] = [of('pages'), of('wall'), of('cpu')];
  const times = [wall / 1000, cpu / 1000, wall / pages, cpu / pages].map((time) => cell(time, 2)).join('');
  const size = `${(of('bytes') / pages / 1000).toFixed(0)} KB a page`;
  console.log(`  ${mode.padEnd(11)}${String(pages).padStart(6)}${times}${cell(of('memory'), 0)}   ${size}`);
  return [wall, cpu];
}

const [only] = process.argv.slice(2);
if (only !== undefined && !/^[1-9]\d*$/.test(only))
  throw new Error(`Expected a number of cities, such as 1000, but found "${only}".`);

if (!only) benchColdStarts();
console.log(`  ${''.padEnd(11)}${'pages'.padStart(6)}   wall s    CPU s  ms/page  CPU/page    MB`);
for (const count of only ? [Number(only)] : [6, 100, 1000, 10_000]) {
  // Alternate the modes, because disk speed varies over time.
  const rounds = [1, 2, 3].map(() => [measure('bare', count), measure('plain', count)] as const);
  const [bareWall, bareCpu] = print(
    'bare',
    rounds.map(([bare]) => bare),
  );
  const [wall, cpu] = print(
    'plain',
    rounds.map(([, plain]) => plain),
  );
  console.log(`  ${'plain / bare'.padEnd(17)}${cell(wall / bareWall, 2)}${cell(cpu / bareCpu, 2)}`);
}
print('compressed', [measure('compressed', Math.min(Number(only ?? 100), 100))]);
