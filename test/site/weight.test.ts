/** Tests what pages load: size budgets, compressed with brotli, and the heading font. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ACCENTS, ENGLISH, makeFonts } from '../../assets/fonts/make-fonts.ts';
import { htmlFile } from '../../build/lib/urls.ts';
import { ROOT } from '../support/build-fixture.ts';
import { all, builtSite, htmlOf, PATHS } from '../support/built-site.ts';
import { isSample } from '../support/edit-project.ts';

/** A server sends ten packets of 1,460 bytes before it waits for an acknowledgment (RFC 6928). */
const FIRST_ROUND_TRIP = 14_600;

/** Size limit of larger scripts in bytes. Only the quote form needs signals. */
const LARGER: Record<string, number> = { '/services': 2252, '/service-areas': 2252, '/contact': 4096 };

// Pages of another business may be larger. The build warns if they exceed their budget.
if (isSample) {
  test('each page fits in its budget', async () => {
    const { pages, files } = (await builtSite()).report;
    for (const { path, budget = FIRST_ROUND_TRIP } of pages) {
      const size = files.get(`${htmlFile(path)}.br`)!;
      assert.ok(size <= budget && budget <= FIRST_ROUND_TRIP, `${path}: ${size} of ${budget} bytes`);
    }
  });

  for (const path of PATHS)
    test(`the script of ${path} fits in its budget`, async () => {
      const { dist, html, report } = await builtSite();
      const [script, ...others] = (await html(path)).match(/(?<=<script[^>]* src="\/)[^"]+/g)!;
      const size = report.files.get(`${script}.br`)!;
      assert.ok(size <= (LARGER[path] ?? 1536) && others.length === 0, `${size} bytes`);
      // These APIs keep a page out of the back/forward cache.
      assert.not.match(await readFile(join(dist, script!), 'utf8'), /unload|BroadcastChannel|WebSocket/);
    });
}

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
