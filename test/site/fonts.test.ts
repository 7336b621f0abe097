/** The heading font is what its command makes, has every letter that headings need, and is small. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CHARACTERS, makeFonts } from '../../assets/fonts/make-fonts.ts';
import { ROOT } from '../support/build-fixture.ts';
import { builtSite, PATHS } from '../support/built-site.ts';

test('the checked-in fonts are what npm run fonts makes', async () => {
  const fonts = await makeFonts();
  assert.is(fonts.length, 2);
  for (const { file, font } of fonts) assert.ok(font.equals(await readFile(join(ROOT, file))), file);
});

test('every character of a heading is in the font', async () => {
  const { document } = await builtSite();
  for (const path of PATHS) {
    for (const heading of Array.from((await document(path)).querySelectorAll('h1,h2,h3,h4'))) {
      const missing = Array.from(heading.textContent!).filter((character) => !CHARACTERS.includes(character));
      assert.equal(missing, [], heading.textContent!);
    }
  }
});

test('one page loads one font, of less than 9,000 bytes', async () => {
  const { html, dist } = await builtSite();
  const fonts = (await html('/')).match(/url\((\/assets\/[^)]+\.woff2)\)/g)!;
  assert.is(fonts.length, 1);
  assert.match(await html('/'), 'font-display:swap', 'a text is shown before its font has arrived');
  assert.ok((await readFile(join(dist, fonts[0]!.slice(4, -1)))).length < 9000);
});

test.run();
