/** The report that a build prints. */

import type { OutputFile } from './output-file.ts';

export interface PageSize {
  path: string;
  /** Bytes of the HTML as published. */
  raw: number;
  /** Bytes of the HTML under brotli's highest level, as a host sends it; unknown where nothing is compressed. */
  brotli?: number | undefined;
  budget?: number | undefined;
}

export interface BuildReport {
  pages: readonly PageSize[];
  /** Bytes of every published file, pages included, by path. */
  files: ReadonlyMap<string, number>;
  /** Files for hosts that lie beside the published folder; paths are relative to the folder that holds both. */
  hostFiles: readonly OutputFile[];
  warnings: readonly string[];
}

const number = new Intl.NumberFormat('en-US');

function row(name: string, ...columns: (number | string)[]): string {
  const cells = columns.map((cell) => (typeof cell === 'number' ? number.format(cell) : cell).padStart(10));
  return `  ${name.padEnd(24)}${cells.join('')}`.trimEnd();
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function budgetWarnings({ path, brotli = 0, budget = Infinity }: PageSize): string[] {
  if (brotli <= budget) return [];
  return [`${path} weighs ${number.format(brotli)} bytes, ${number.format(brotli - budget)} more than its budget.`];
}

/** @param seconds How long the build took. */
export function formatReport({ pages, files, warnings }: Omit<BuildReport, 'hostFiles'>, seconds: number): string {
  const notes = [...pages.flatMap(budgetWarnings), ...warnings];
  return [
    row('page', 'bytes', 'brotli', 'budget'),
    ...pages.map(({ path, raw, brotli, budget }) => row(path, raw, brotli ?? '', budget ?? '')),
    row(`${pages.length} pages`, sum(pages.map(({ raw }) => raw)), sum(pages.map(({ brotli }) => brotli ?? 0))),
    '',
    `  dist/: ${files.size} files, ${number.format(sum([...files.values()]))} bytes, built in ${seconds.toFixed(2)} s`,
    ...(notes.length > 0 ? ['', ...notes.map((note) => `  ! ${note}`)] : []),
  ].join('\n');
}
