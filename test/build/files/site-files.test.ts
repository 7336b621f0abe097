/** Tests robots.txt and the speculation rules. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { robots, SPECULATION_FILE } from '../../../build/files/site-files.ts';

test('robots.txt links to the sitemap', () => {
  assert.is(robots('http://localhost'), 'User-agent: *\nAllow: /\n\nSitemap: http://localhost/sitemap.xml\n');
});

test('the speculation rules prefetch pages but not files', () => {
  const { prefetch } = JSON.parse(String(SPECULATION_FILE.body));
  const pattern = new RegExp(`^${prefetch[0].where.href_matches}$`);
  for (const path of ['/', '/services']) assert.match(path, pattern);
  for (const path of ['/contact.vcf', '/assets/share/page.png']) assert.not.match(path, pattern);
});

test.run();
