/** What pages tell browsers, search engines and those who share a link. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { reviewsVerified } from '../../site/content/testimonials.ts';
import { ROOT } from '../support/build-fixture.ts';
import { builtSite, ROUTES } from '../support/built-site.ts';

const ORIGIN = business.origin;

/** Contents of a document's meta tags by name or property. */
function metaOf(document: Document): Record<string, string> {
  const tags = Array.from(document.querySelectorAll('meta[content]'));
  return Object.fromEntries(
    tags.map((tag) => [tag.getAttribute('name') ?? tag.getAttribute('property'), tag.getAttribute('content')]),
  );
}

test('the head of a page has this order', async () => {
  const html = await (await builtSite()).html('/');
  const head = html
    .slice(html.indexOf('<head>') + 7, html.indexOf('</head>'))
    .trim()
    .split('\n');
  const kinds = head.map((line) =>
    /^<(\w+)(?: (?:name|property|rel|type)="([^"]+)")?/.exec(line)!.slice(1).filter(Boolean).join(' '),
  );
  assert.equal(kinds, [
    'meta', // charset
    'meta', // policy
    'meta viewport',
    'meta color-scheme',
    'title',
    'style',
    'script module',
    'meta description',
    'meta keywords',
    'meta author',
    'meta robots',
    'link canonical',
    'meta og:type',
    'meta og:site_name',
    'meta og:locale',
    'meta og:title',
    'meta og:description',
    'meta og:url',
    'meta og:image',
    'meta og:image:width',
    'meta og:image:height',
    'meta og:image:alt',
    'meta twitter:card',
    'script application/ld+json',
    'meta theme-color',
    'meta theme-color',
    'meta format-detection',
    'link icon',
    'link icon',
    'link apple-touch-icon',
    'link manifest',
  ]);
});

for (const path of ROUTES) {
  test(`${path} has the metadata of a page to be found and shared`, async () => {
    const { document: documentOf, dist } = await builtSite();
    const document = await documentOf(path);
    const meta = metaOf(document);
    const url = path === '/' ? `${ORIGIN}/` : `${ORIGIN}${path}`;
    assert.is(document.documentElement.getAttribute('lang'), 'en-US');
    assert.is(document.querySelector('link[rel=canonical]')!.getAttribute('href'), url);
    assert.is(meta['og:url'], url);
    assert.is(meta.robots, 'index, follow');
    assert.is(meta.viewport, 'width=device-width, initial-scale=1', 'nothing keeps anybody from zooming');
    assert.is(meta.author, business.name);
    assert.is(meta['og:site_name'], business.name);
    assert.is(meta['og:locale'], 'en_US');
    assert.ok(meta.keywords!.split(', ').length >= 4);
    assert.is(meta['og:title'], document.title);
    assert.is(meta['og:description'], meta.description);
    assert.is(meta['twitter:card'], 'summary_large_image');
    assert.ok(meta['og:image:alt']!.length > 20);
    const image = new URL(meta['og:image']!);
    assert.is(image.origin, ORIGIN);
    const png = await readFile(join(dist, image.pathname));
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)];
    assert.equal(size, [1200, 630]);
    assert.equal([meta['og:image:width'], meta['og:image:height']].map(Number), size);
  });
}

test('each route has a picture of its own', async () => {
  const { document } = await builtSite();
  const pictures = await Promise.all(ROUTES.map(async (path) => metaOf(await document(path))['og:image']));
  assert.is(new Set(pictures).size, ROUTES.length);
});

for (const path of ['/404', '/500'] as const) {
  test(`${path} is not to be found: noindex, and no address of its own`, async () => {
    const document = await (await builtSite()).document(path);
    const meta = metaOf(document);
    assert.is(meta.robots, 'noindex');
    assert.is(document.querySelector('link[rel=canonical]'), null);
    assert.equal(
      Object.keys(meta).filter((name) => /^(og|twitter):/.test(name)),
      [],
    );
  });
}

test('sitemap, canonical links and og:url agree byte for byte', async () => {
  const { dist, document } = await builtSite();
  const sitemap = await readFile(join(dist, 'sitemap.xml'), 'utf8');
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);
  const canonical = await Promise.all(
    ROUTES.map(async (path) => (await document(path)).querySelector('link[rel=canonical]')!.getAttribute('href')),
  );
  assert.equal(listed, canonical);
});

/** How opaque a picture's first pixel is, from 0 to 255. */
async function cornerOf(file: string): Promise<number> {
  const png = await readFile(file);
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  // The first line's filter, then red, green, blue and alpha, which no filter changes in the first pixel.
  return inflateSync(Buffer.concat(data))[4]!;
}

test('every icon that pages and manifest name is published', async () => {
  const { dist, document } = await builtSite();
  const manifest = JSON.parse(await readFile(join(dist, 'site.webmanifest'), 'utf8'));
  assert.is(manifest.name, business.name);
  assert.is(manifest.start_url, '/');
  assert.is(manifest.short_name, business.shortName);
  assert.equal(
    manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`),
    ['192x192 any', '512x512 any', '512x512 maskable'],
  );
  const links = Array.from((await document('/404')).querySelectorAll('link'), (link) => link.getAttribute('href')!);
  assert.equal(links, ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']);
  // Phones round its corners themselves: it fills them.
  assert.is(await cornerOf(join(dist, 'apple-touch-icon.png')), 255);
  assert.is(await cornerOf(join(dist, 'icon-maskable-512.png')), 255);
  assert.is(await cornerOf(join(dist, 'icon-512.png')), 0);
  for (const path of [...links, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    assert.ok((await readFile(join(dist, path))).length > 100, path);
  }
});

test('the theme colors are those of the header, in both schemes', async () => {
  const document = await (await builtSite()).document('/404');
  const styles = await readFile(join(ROOT, 'site/styles/base.css'), 'utf8');
  const surfaces = Array.from(styles.matchAll(/--surface: (#[0-9a-f]{6});/g), ([, color]) => color);
  const themes = Array.from(document.querySelectorAll('meta[name=theme-color]'), (tag) => tag.getAttribute('content'));
  assert.equal(themes, surfaces);
});

const { license, insurance, guarantee, serviceCall, warranty, officeHours, reviewsUrl } = business;
const PROOFS = [license.number, insurance, guarantee, serviceCall, ...Object.values(warranty), officeHours, reviewsUrl];

test('what the owner should know before publishing is said, once each', async () => {
  const { warnings } = (await builtSite()).report;
  for (const [part, isDue] of [
    ['Quote requests are not delivered', true],
    [`SITE_ORIGIN is ${ORIGIN}`, ORIGIN.endsWith('.example')],
    ['The reviews', !reviewsVerified],
    ['reserved for fiction', [business.hotline, business.localPhone].some((phone) => /55501\d\d$/.test(phone))],
    ['does not prove', PROOFS.some((proof) => proof === '')],
  ] as const) {
    assert.is(warnings.filter((warning) => warning.includes(part)).length, Number(isDue), part);
  }
});

test.run();
