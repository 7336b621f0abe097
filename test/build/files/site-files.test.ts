/** Files for search engines. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { robots, sitemap } from '../../../build/files/site-files.ts';

test('the sitemap lists canonical URLs in the given order, without dates', () => {
  assert.is(
    sitemap('https://example.com', ['/', '/services']),
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://example.com/</loc></url>
  <url><loc>https://example.com/services</loc></url>
</urlset>
`,
  );
});

test('robots.txt allows everything and links to the sitemap', () => {
  assert.is(robots('http://localhost:8080'), 'User-agent: *\nAllow: /\n\nSitemap: http://localhost:8080/sitemap.xml\n');
});

test.run();
