/** Tests metadata and the files it references, and the contact card. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { elsewhere } from '../../site/content/layout.ts';
import { services } from '../../site/content/services.ts';
import { ROOT } from '../support/build-fixture.ts';
import { all, builtSite, documentOf, htmlOf, PATHS, ROUTES, textOf } from '../support/built-site.ts';
import { isSample } from '../support/edit-project.ts';

const { name, shortName, origin } = business;

/** Returns the contents of a document's meta tags by name or property. */
function metaOf(document: Document): Record<string, string> {
  const tags = all(document, 'meta[content]');
  return Object.fromEntries(
    tags.map((tag) => [tag.getAttribute('name') ?? tag.getAttribute('property'), tag.getAttribute('content')]),
  );
}

/** Returns a file in dist/. */
const builtFile = async (path: string) => readFile(join((await builtSite()).dist, path));

for (const path of ROUTES)
  test(`${path} has metadata for search results and link previews`, async () => {
    const document = await documentOf(path);
    const { description, ...meta } = metaOf(document);
    const url = origin + path;
    const expected = {
      author: name,
      robots: 'index, follow',
      'og:type': 'website',
      'og:site_name': name,
      'og:locale': 'en_US',
      'og:title': document.title,
      'og:description': description,
      'og:url': url,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    };
    assert.equal({ ...meta, ...expected }, meta);
    assert.is(document.querySelector('link[rel=canonical]')!.getAttribute('href'), url);
    assert.ok(meta.keywords!.split(', ').length > (services.length > 1 ? 1 : 0));
    assert.is(meta['og:image:alt']!.replaceAll('\u00a0', ' '), `${name}: ${textOf(document.querySelector('h1'))}`);
    const image = new URL(meta['og:image']!);
    assert.is(image.origin, origin);
    const png = await builtFile(image.pathname);
    assert.equal([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
  });

for (const path of PATHS.slice(ROUTES.length))
  test(`${path} isn't indexed and has no share metadata`, async () => {
    const document = await documentOf(path);
    assert.is(metaOf(document).robots, 'noindex');
    assert.is(document.querySelector('link[rel=canonical], [property^="og:"], [name^="twitter:"]'), null);
  });

test('pages start with the encoding and the Content-Security-Policy', async () => {
  const { html, document } = await builtSite();
  for (const path of PATHS) {
    const page = await document(path);
    assert.is(page.documentElement.getAttribute('lang'), 'en-US');
    assert.match(await html(path), /<head>\s*<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy"/);
    const { viewport, 'color-scheme': scheme, 'format-detection': detection } = metaOf(page);
    assert.equal([viewport, scheme, detection], ['width=device-width, initial-scale=1', 'light dark', 'telephone=no']);
  }
});

test('robots.txt allows every page, and has the URL of the sitemap, which lists the canonical URLs', async () => {
  const urls = ROUTES.map((path) => origin + path);
  assert.is(String(await builtFile('robots.txt')), `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  assert.equal(String(await builtFile('sitemap.xml')).match(/(?<=<loc>).*?(?=<)/g), urls);
});

const themeColors = async () => /: light.*="(.*)">\n.*: dark.*="(.*)">/.exec(await htmlOf('/404'))!.slice(1);

test('the manifest describes the site and its icons', async () => {
  const { description, icons, ...manifest } = JSON.parse(String(await builtFile('site.webmanifest')));
  const [color] = await themeColors();
  const own = { name, short_name: shortName, lang: 'en-US', id: '/', start_url: '/', display: 'browser' };
  assert.equal(manifest, { ...own, background_color: color, theme_color: color });
  assert.ok(description.length > 20);
  assert.equal(
    icons.map(({ src, sizes, purpose }: Record<string, string>) => `${src} ${sizes} ${purpose}`),
    ['/icon-192.png 192x192 any', '/icon-512.png 512x512 any', '/icon-maskable-512.png 512x512 maskable'],
  );
});

test('every page links to icons and the manifest', async () => {
  // Without a size and a type, Chrome would show the ICO file, which has no dark mode.
  const icons = ['icon" href="/favicon.ico" sizes="32x32', 'icon" href="/favicon.svg" type="image/svg+xml'];
  const others = ['apple-touch-icon" href="/apple-touch-icon.png', 'manifest" href="/site.webmanifest'];
  assert.equal((await htmlOf('/404')).match(/(?<=^<link rel=").*(?=">$)/gm), [...icons, ...others]);
  // Its dark color would be invisible on a dark tab.
  assert.match(String(await builtFile('favicon.svg')), '@media(prefers-color-scheme:dark)');
  const ico = await builtFile('favicon.ico');
  // Width of the icon and its PNG, and the size and position of the PNG.
  assert.equal([ico[6], ico[41], ico.readUInt32LE(14), ico.readUInt32LE(18)], [32, 32, ico.length - 22, 22]);
});

test('the theme colors match the header in light and dark mode', async () => {
  const styles = await readFile(join(ROOT, 'site/styles/base.css'), 'utf8');
  assert.equal(await themeColors(), styles.match(/(?<=--surface: )#[0-9a-f]{6}(?=;)/g));
});

// Another business may have fixed these, or confirmed a line.
if (isSample)
  test('the build warns once about each remaining step before launch', async () => {
    const { warnings } = (await builtSite()).report;
    const steps = [`business.origin is ${origin}`, 'The reviews', 'reserved for fiction', 'without supporting data'];
    const countOf = (part: string) => warnings.filter((line) => line.includes(part)).length;
    assert.equal([...steps.map(countOf), warnings.length], [1, 1, 1, 1, 4]);
  });

test('the contact page links to a valid vCard with the business data', async () => {
  assert.is(all(await documentOf('/contact'), 'main a[href="/contact.vcf"]').length, 1);
  assert.match(String(await builtFile('_headers')), 'Content-Type: text/vcard; charset=utf-8');
  const card = String(await builtFile('contact.vcf'));
  assert.match(card, /^BEGIN:VCARD\r\nVERSION:3\.0\r\n.*\r\nEND:VCARD\r\n$/s);
  assert.not.match(card, /[^\r]\n/, 'lines end with CR and LF');
  const [own, note] = [name, elsewhere.card].map((text) => text.replace(/[\\,;]/g, '\\$&'));
  // RFC 2426, 3.1.2, requires a family name even for a company.
  for (const line of [`FN:${own}`, `ORG:${own}`, 'N:;;;;', `URL:${origin}/`, `NOTE:${note}`, 'X-ABShowAs:COMPANY'])
    assert.match(card.replaceAll('\r\n ', ''), `\r\n${line}\r\n`);
});
