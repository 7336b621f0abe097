/** What a build tells its maintainer. */

export interface PageSize {
  path: string;
  /** Bytes of the HTML as published. */
  raw: number;
  /** Bytes of the HTML under brotli's highest level, as a host would send it. */
  brotli: number;
}

export interface BuildReport {
  pages: readonly PageSize[];
  /** Bytes of every published file, pages included, by path. */
  files: ReadonlyMap<string, number>;
  warnings: readonly string[];
}

const number = new Intl.NumberFormat('en-US');

function row(name: string, raw: number, brotli: number): string {
  return `  ${name.padEnd(24)}${number.format(raw).padStart(10)}${number.format(brotli).padStart(10)}`;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** @param seconds How long the build took. */
export function formatReport({ pages, files, warnings }: BuildReport, seconds: number): string {
  const total = row(
    `${pages.length} pages`,
    sum(pages.map(({ raw }) => raw)),
    sum(pages.map(({ brotli }) => brotli)),
  );
  return [
    `  ${'page'.padEnd(24)}${'bytes'.padStart(10)}${'brotli'.padStart(10)}`,
    ...pages.map(({ path, raw, brotli }) => row(path, raw, brotli)),
    total,
    '',
    `  dist/: ${files.size} files, ${number.format(sum([...files.values()]))} bytes, built in ${seconds.toFixed(2)} s`,
    ...(warnings.length > 0 ? ['', ...warnings.map((warning) => `  ! ${warning}`)] : []),
  ].join('\n');
}
