/** What a build tells its maintainer. */

import type { Clock } from './clock.ts';

export interface PageSize {
  path: string;
  /** Bytes of the HTML as published. */
  raw: number;
  /** Bytes of the HTML under brotli's highest level, as a host sends it; unknown where nothing is compressed. */
  brotli?: number | undefined;
  /** What `brotli` should not exceed. */
  budget?: number | undefined;
  /** Where it does: which parts grew since the build that is published now. */
  grew?: string | undefined;
}

export interface BuildReport {
  pages: readonly PageSize[];
  /** Bytes of every published file, pages included, by path. */
  files: ReadonlyMap<string, number>;
  /** Milliseconds by kind of work. */
  times: Clock['times'];
  warnings: readonly string[];
}

/** More pages than this are told in sum. */
const LISTED = 40;

const number = new Intl.NumberFormat('en-US');

function row(name: string, ...columns: (number | string)[]): string {
  const cells = columns.map((cell) => (typeof cell === 'number' ? number.format(cell) : cell).padStart(10));
  return `  ${name.padEnd(24)}${cells.join('')}`.trimEnd();
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Whether a page weighs more than it should; what has no weight or no budget does not. */
export function isOverBudget(size: PageSize): size is PageSize & { brotli: number; budget: number } {
  const { brotli, budget } = size;
  return brotli !== undefined && budget !== undefined && brotli > budget;
}

function overweight(size: PageSize): string[] {
  if (!isOverBudget(size)) return [];
  const { path, brotli, budget, grew } = size;
  const excess = `${path} weighs ${number.format(brotli)} bytes, ${number.format(brotli - budget)} more than its budget.`;
  return [grew ? `${excess} Since the last build, before compression: ${grew}.` : excess];
}

/** @param seconds How long the build took. */
export function formatReport({ pages, files, warnings }: Omit<BuildReport, 'times'>, seconds: number): string {
  const notes = [...pages.flatMap(overweight), ...warnings];
  const listed = pages.length <= LISTED ? pages : [];
  return [
    row('page', 'bytes', 'brotli', 'budget'),
    ...listed.map(({ path, raw, brotli, budget }) => row(path, raw, brotli ?? '', budget ?? '')),
    row(`${pages.length} pages`, sum(pages.map(({ raw }) => raw)), sum(pages.map(({ brotli }) => brotli ?? 0))),
    '',
    `  dist/: ${files.size} files, ${number.format(sum([...files.values()]))} bytes, built in ${seconds.toFixed(2)} s`,
    ...(notes.length > 0 ? ['', ...notes.map((note) => `  ! ${note}`)] : []),
  ].join('\n');
}
