/** The heading font: its file, its characters, and how pages load it. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CHARACTERS, makeFonts } from '../../assets/fonts/make-fonts.ts';
import { ROOT } from '../support/build-fixture.ts';
import { all, builtSite, PATHS } from '../support/built-site.ts';

test('npm run fonts reproduces the fonts in assets/', async () => {
  for (const { file, font } of await makeFonts()) assert.ok(font.equals(await readFile(join(ROOT, file))), file);
});

test('the heading font contains every character used in headings', async () => {
  const { document } = await builtSite();
  for (const path of PATHS)
    for (const { textContent } of all(await document(path), 'h1, h2, h3, h4')) {
      const missing = Array.from(textContent!).filter((character) => !CHARACTERS.includes(character));
      assert.equal(missing, [], textContent!);
    }
});

test('the home page loads one font of less than 9,000 bytes', async () => {
  const { html, dist } = await builtSite();
  const fonts = (await html('/')).match(/(?<=url\()\/assets\/[^)]+\.woff2(?=\))/g)!;
  assert.is(fonts.length, 1);
  assert.ok((await readFile(join(dist, fonts[0]!))).length < 9000);
});

test('text is visible while the font loads', async () => {
  assert.match(await (await builtSite()).html('/'), 'font-display:swap');
});

test.run();
