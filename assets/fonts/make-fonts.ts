/**
 * npm run fonts: the heading font with just the characters of English text, once as WOFF2 for browsers and once as TTF
 * for the pictures drawn at build time. The results are checked in.
 */

import { readFile, writeFile } from 'node:fs/promises';

/** The package has no types of its own. */
const subset = require('subset-font') as (
  font: Buffer,
  text: string,
  options: { targetFormat: string },
) => Promise<Buffer>;

/** Relative to the project's root; an extension is added for each format. */
const TARGET = 'assets/fonts/archivo-800';
const FORMATS = [
  { extension: 'woff2', targetFormat: 'woff2' },
  { extension: 'ttf', targetFormat: 'truetype' },
] as const;

/** Printable ASCII, curly quotes, dashes, ellipsis, middle dot, non-breaking space. */
export const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}‘’“”–—…·\u00a0`;

/** @returns The files and what goes into them. */
export async function makeFonts(): Promise<{ file: string; font: Buffer }[]> {
  const source = await readFile(require.resolve('@fontsource/archivo/files/archivo-latin-800-normal.woff2'));
  return Promise.all(
    FORMATS.map(async ({ extension, targetFormat }) => ({
      file: `${TARGET}.${extension}`,
      font: await subset(source, CHARACTERS, { targetFormat }),
    })),
  );
}

async function writeFonts(): Promise<void> {
  for (const { file, font } of await makeFonts()) await writeFile(file, font);
}

if (require.main === module) void writeFonts();
