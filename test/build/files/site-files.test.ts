/** Tests the sitemap, robots.txt and speculation rules. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { robots, SPECULATION_FILE, sitemap } from '../../../build/files/site-files.ts';

test('the sitemap lists canonical URLs in the given order, and robots.txt links to it', () => {
  const locations = ['https://example.com/', 'https://example.com/services'];
  const expected = locations.map((url) => `  <url><loc>${url}</loc></url>\n`).join('');
  assert.match(sitemap('https://example.com', ['/', '/services']), `/0.9">\n${expected}</urlset>\n`);
  assert.is(robots('http://localhost'), 'User-agent: *\nAllow: /\n\nSitemap: http://localhost/sitemap.xml\n');
});

test('the speculation rules prefetch pages but not files', () => {
  const { prefetch } = JSON.parse(String(SPECULATION_FILE.body));
  const pattern = new RegExp(`^${prefetch[0].where.href_matches}$`);
  for (const path of ['/', '/services']) assert.match(path, pattern);
  for (const path of ['/contact.vcf', '/assets/share/page.png']) assert.not.match(path, pattern);
});

test.run();
