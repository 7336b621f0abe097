/** Tests page paths: output files and redirects. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { outputFile, pageAt } from '../../../build/lib/urls.ts';

test('the page /services becomes services.html, not services/index.html', () => {
  assert.equal(['/', '/services', '/rolls/rye'].map(outputFile), ['index.html', 'services.html', 'rolls/rye.html']);
});

for (const [page, ...spellings] of [
  ['/', '/', '//', '/index.html', '/index'],
  ['/services', '/services', '/services/', '/services//', '/services.html', '/services/index', '/services/index.html'],
  ['/rolls/rye', '/rolls/rye/'],
  // These paths aren't pages and must never redirect to a different host.
  [undefined, '/services.html/', '/Services', '//evil.example/', '//evil.example/services.html', '/\\evil.example/'],
] as const) {
  test(page ? `recognizes spellings of ${page}` : 'recognizes paths that are not pages', () => {
    for (const spelling of spellings) assert.is(pageAt(spelling), page, spelling);
  });
}

test.run();
