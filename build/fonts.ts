/**
 * npm run fonts: a font file with just the characters of English text, once as WOFF2 for browsers
 * and once as TTF for the pictures drawn at build time. The results are checked in.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subset from 'subset-font';

/** Printable ASCII, curly quotes, dashes, ellipsis, middle dot, non-breaking space. */
export const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}‘’“”–—…·\u00a0`;

async function makeFonts(source: string, target: string): Promise<void> {
  const font = await readFile(createRequire(__filename).resolve(source));
  await writeFile(`${target}.woff2`, await subset(font, CHARACTERS, { targetFormat: 'woff2' }));
  await writeFile(`${target}.ttf`, await subset(font, CHARACTERS, { targetFormat: 'truetype' }));
}

if (require.main === module) {
  const [source, target] = process.argv.slice(2);
  if (source && target) void makeFonts(source, target);
  else {
    console.error('Usage: fonts.ts <font file in a package> <target without extension>');
    process.exitCode = 1;
  }
}
