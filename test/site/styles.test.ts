/** What the published stylesheets may be written in: the oldest browsers that are to show a page whole read all of it. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtSite, PATHS } from '../support/built-site.ts';

/** The stylesheets of pages, and those that scripts bring along. */
async function stylesheets(): Promise<string[]> {
  const { dist, html, report } = await builtSite();
  const pages = PATHS.map(async (path) => /<style>(.*?)<\/style>/s.exec(await html(path))![1]!);
  const scripts = [...report.files.keys()].filter((file) => file.endsWith('.js'));
  return Promise.all([...pages, ...scripts.map((file) => readFile(join(dist, file), 'utf8'))]);
}

test('no width is asked for by < and >, which Safari before 16.4 and Chrome before 104 do not know', async () => {
  const sheets = await stylesheets();
  assert.ok(sheets.length > 12 && sheets.some((css) => css.includes('(min-width:')));
  for (const css of sheets) assert.not.match(css, /\((width|height)[<>]/);
});

test('lists stay lists for screen readers: Safari takes list-style: none for a list that is none', async () => {
  for (const path of PATHS) {
    const [, css] = /<style>(.*?)<\/style>/s.exec(await (await builtSite()).html(path))!;
    assert.match(css!, /ul,ol\{[^}]*list-style-type:""/);
  }
});

test.run();
