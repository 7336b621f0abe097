/** The heading font: its file, its characters, and how pages load it. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ACCENTS, ENGLISH, makeFonts } from '../../assets/fonts/make-fonts.ts';
import { ROOT } from '../support/build-fixture.ts';
import { all, builtSite, htmlOf, PATHS } from '../support/built-site.ts';

test('npm run fonts reproduces the fonts in assets/', async () => {
  for (const { file, content } of await makeFonts()) assert.ok(content.equals(await readFile(join(ROOT, file))), file);
});

test('the heading font contains every character used in headings, except for rare letters', async () => {
  const { document } = await builtSite();
  for (const path of PATHS)
    for (const { textContent } of all(await document(path), 'h1, h2, h3, h4')) {
      const others = Array.from(textContent!).filter((character) => !(ENGLISH + ACCENTS).includes(character));
      assert.equal(others.join('').replace(/[\p{Script=Latin}ʻʼ]/gu, ''), '', textContent!);
    }
});

test('pages load one font of less than 9,000 bytes, and a second one only for accented letters', async () => {
  const { dist, html } = await builtSite();
  const [english, accents, ...others] = (await html('/')).match(/@font-face\{[^}]*url\([^}]*/g)!;
  const [path] = /\/assets\/archivo-800-\w+\.woff2/.exec(english!)!;
  assert.equal([(await readFile(join(dist, path))).length < 9000, others], [true, []]);
  assert.match(accents!, /archivo-800-accents.*;unicode-range:U\+A1-B6,U\+B8-FF/);
});

test('the body starts with a preload of the font, and shows text until it has loaded', async () => {
  const html = await htmlOf('/');
  const [, path] = /<body><link rel="preload" as="font" href="(.*?)" crossorigin="">(?!<link)/.exec(html)!;
  assert.match(html, new RegExp(`src:url\\(${path}\\)[^}]*font-display:swap`));
});
