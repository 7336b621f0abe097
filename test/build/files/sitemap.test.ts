/** What tells search engines which pages there are: the sitemap, and robots.txt, which names it. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { robots, sitemap } from '../../../build/files/sitemap.ts';

test('the sitemap lists canonical addresses in the order given, and no dates', () => {
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

test('robots.txt allows all and names the sitemap absolutely', () => {
  assert.is(robots('http://localhost:8080'), 'User-agent: *\nAllow: /\n\nSitemap: http://localhost:8080/sitemap.xml\n');
});

test.run();
