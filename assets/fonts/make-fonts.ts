/**
 * Subsets the heading font (`npm run fonts`). Writes WOFF2 for browsers, and TTF for the images
 * rendered at build time, with the widths of all characters. All files are checked in.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { widenSpaces, widthsOf } from './truetype.ts';

/** `subset-font` doesn't include type declarations. */
const subset = require('subset-font') as (
  font: Buffer,
  text: string,
  options: { targetFormat: string; keepFeatures?: string[] },
) => Promise<Buffer>;

interface Output {
  /** Path relative to the project root. */
  file: string;
  content: Buffer;
}

/** Start of the output paths. */
const TARGET = 'assets/fonts/archivo-800';

const characters = (first: number, last: number): string =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Printable ASCII, curly quotes, dashes, ellipsis, middle dot, non-breaking space. */
export const ENGLISH = `${characters(0x20, 0x7e)}‘’“”–—…·\u00a0`;

/** Letters of Western European languages. `unicode-range` in base.css is the same. */
export const ACCENTS = characters(0xa1, 0xff).replace('·', '');

/** Other characters, without combining marks, because letters from two files can't combine. */
const OTHERS = characters(0xa1, 0xd7ff).replace(/[\p{Mark}\p{Separator}\p{Other}‘’“”–—…·]/gu, '');

/** Without ligatures, because resvg only combines files that have the same number of glyphs. */
const keepFeatures = ['kern'];

/** Width of a word space in em. Archivo's 0.19 is too narrow with negative letter spacing. */
const SPACE = 0.28;

const PACKAGE = dirname(require.resolve('@fontsource/archivo/package.json'));

const readOriginal = (part: string): Promise<Buffer> =>
  readFile(join(PACKAGE, `files/archivo-${part}-800-normal.woff2`));

/** Returns the English characters for browsers. */
async function makeEnglish(original: Buffer): Promise<Buffer> {
  const source = await subset(original, ENGLISH, { targetFormat: 'truetype' });
  widenSpaces(source, SPACE);
  return subset(source, ENGLISH, { targetFormat: 'woff2' });
}

/** Returns all characters of a file for images. */
async function makeTtf(original: Buffer): Promise<Buffer> {
  const font = await subset(original, ENGLISH + OTHERS, { targetFormat: 'truetype', keepFeatures });
  widenSpaces(font, SPACE);
  return font;
}

export async function makeFonts(): Promise<Output[]> {
  const originals = await Promise.all(['latin', 'latin-ext', 'vietnamese'].map(readOriginal));
  const latin = originals[0]!;
  const ttf = await Promise.all(originals.map(makeTtf));
  const widths = Object.fromEntries(ttf.flatMap(widthsOf));
  return [
    { file: `${TARGET}.woff2`, content: await makeEnglish(latin) },
    { file: `${TARGET}-accents.woff2`, content: await subset(latin, ACCENTS, { targetFormat: 'woff2', keepFeatures }) },
    ...['.ttf', '-latin-ext.ttf', '-vietnamese.ttf'].map((end, index) => ({
      file: TARGET + end,
      content: ttf[index]!,
    })),
    { file: 'assets/fonts/widths.json', content: Buffer.from(`${JSON.stringify(widths, null, 2)}\n`) },
  ];
}

async function writeFonts(): Promise<void> {
  for (const { file, content } of await makeFonts()) await writeFile(file, content);
}

if (require.main === module) void writeFonts();
