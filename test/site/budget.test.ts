/** How much script a page may carry: bytes as sent, under brotli's highest level. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtSite, type Path } from '../built-site.ts';

const BUDGETS: readonly [path: Path, bytes: number][] = [
  ['/', 1536],
  ['/services', 2048],
  ['/emergency', 1536],
  ['/service-areas', 4096],
  ['/testimonials', 1536],
  ['/contact', 4096],
];

for (const [path, budget] of BUDGETS) {
  test(`${path} carries at most ${budget} bytes of script`, async () => {
    const { dist, html } = await builtSite();
    const scripts = Array.from((await html(path)).matchAll(/<script[^>]* src="([^"]+)"/g), ([, address]) => address!);
    assert.ok(scripts.length > 0);
    let total = 0;
    for (const address of scripts) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      total += brotliCompressSync(await readFile(join(dist, address)), { params }).length;
    }
    assert.ok(total <= budget, `${total} bytes`);
  });
}

test('no React, and signals where state is shared alone', async () => {
  const { dist, html } = await builtSite();
  for (const [path] of BUDGETS) {
    const [, address] = /<script[^>]* src="([^"]+)"/.exec(await html(path))!;
    const source = await readFile(join(dist, address!), 'utf8');
    assert.not.match(source, /useState|react\.(element|transitional)/);
    assert.is(source.includes('Symbol.for("preact-signals")'), path === '/contact', path);
  }
});

test.run();
