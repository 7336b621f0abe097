/**
 * Subsets the heading font to the characters of English text (`npm run fonts`). Writes WOFF2 for
 * browsers and TTF for the images rendered at build time. Both files are checked in.
 */

import { readFile, writeFile } from 'node:fs/promises';

/** `subset-font` doesn't include type declarations. */
const subset = require('subset-font') as (
  font: Buffer,
  text: string,
  options: { targetFormat: string },
) => Promise<Buffer>;

/** Output path relative to the project root, without an extension. */
const TARGET = 'assets/fonts/archivo-800';
const FORMATS = [
  { extension: 'woff2', targetFormat: 'woff2' },
  { extension: 'ttf', targetFormat: 'truetype' },
] as const;

/** Printable ASCII, curly quotes, dashes, ellipsis, middle dot, non-breaking space. */
export const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}‘’“”–—…·\u00a0`;

/** Width of a word space in em. Archivo's 0.19 is too narrow with negative letter spacing. */
const SPACE = 0.28;

/**
 * Widens the spaces, which are the glyphs without an outline.
 *
 * @param font TrueType font. Modified in place.
 */
function widenSpaces(font: Buffer): void {
  // https://learn.microsoft.com/en-us/typography/opentype/spec/otff#table-directory
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.subarray(12 + index * 16));
  const table = (tag: string) =>
    font.subarray(records.find((record) => record.toString('latin1', 0, 4) === tag)!.readUInt32BE(8));
  const [head, maxp, loca, hmtx] = [table('head'), table('maxp'), table('loca'), table('hmtx')];
  const isLong = head.readUInt16BE(50) === 1;
  const outlineAt = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2));
  for (let glyph = 0; glyph < maxp.readUInt16BE(4); glyph += 1)
    if (outlineAt(glyph) === outlineAt(glyph + 1)) hmtx.writeUInt16BE(SPACE * head.readUInt16BE(18), glyph * 4);
}

/** @returns The path and contents of each font file. */
export async function makeFonts(): Promise<{ file: string; font: Buffer }[]> {
  const original = await readFile(require.resolve('@fontsource/archivo/files/archivo-latin-800-normal.woff2'));
  const source = await subset(original, CHARACTERS, { targetFormat: 'truetype' });
  widenSpaces(source);
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
