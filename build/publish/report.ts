/** Formats a build's report. */

import { htmlFile } from '../lib/urls.ts';
import type { Page } from '../types.ts';

export interface BuildReport {
  pages: readonly Pick<Page, 'path' | 'budget'>[];
  /** Size in bytes of every published file, by path relative to `dist/`. */
  files: ReadonlyMap<string, number>;
  warnings: readonly string[];
  /** Printed last, separate from the warnings. */
  notices: readonly string[];
}

/** Formats a number, such as 1,234. Loading `Intl` would take 10 ms. */
const format = (value: number | string) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

const row = (name: string, ...columns: (number | string)[]): string =>
  `  ${name.padEnd(24)}${columns.map((cell) => format(cell).padStart(10)).join('')}`.trimEnd();
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function formatReport({ pages, files, warnings, notices }: BuildReport, seconds: number): string {
  const sizes = pages.map(({ path, budget = Infinity }) => {
    const file = htmlFile(path);
    return { path, budget, raw: files.get(file)!, brotli: files.get(`${file}.br`)! };
  });
  const overBudget = sizes.flatMap(({ path, brotli, budget }) =>
    brotli > budget ? [`${path} is ${format(brotli)} bytes, ${format(brotli - budget)} over its budget.`] : [],
  );
  const notes = [...overBudget, ...warnings];
  return [
    row('page', 'bytes', 'brotli', 'budget'),
    ...sizes.map(({ path, raw, brotli, budget }) => row(path, raw, brotli, budget === Infinity ? '' : budget)),
    row(`${pages.length} pages`, sum(sizes.map(({ raw }) => raw)), sum(sizes.map(({ brotli }) => brotli))),
    '',
    `  dist/: ${files.size} files, ${format(sum([...files.values()]))} bytes, built in ${seconds.toFixed(2)} s`,
    ...(notes.length > 0 ? ['', ...notes.map((note) => `  ! ${note}`)] : []),
    ...notices.flatMap((notice) => ['', `  >> ${notice}`]),
  ].join('\n');
}
