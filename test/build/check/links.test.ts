/** Tests the link checker. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createLinkChecker } from '../../../build/check/links.ts';

const ORIGIN = 'https://example.com';

/** Returns the errors for a page with the given HTML. */
async function check(body: string): Promise<string[]> {
  const links = await createLinkChecker(ORIGIN, ['/api/quote', `${ORIGIN}/quote.php`]);
  links.add('/page', 'Page.tsx', body);
  links.add('/other', 'Other.tsx', '<h2 id="there">There</h2>');
  return links.report(['assets/a.png', 'favicon.ico']);
}

for (const html of [
  '<a href="/other">',
  '<a href="/other#there">',
  '<a href="https://example.com/other#there">',
  '<a href="#here"></a><p id="here">',
  '<a href="#"></a><a href="#top"></a><a href="/other#top"></a>',
  '<a href="/other?a=1&amp;b=2#there"></a><a href="#caf&eacute;"></a><p id="café"></p>',
  '<a href="tel:+12105550100"></a><a href="sms:+12105550100"></a><a href="mailto:a@example.com">',
  '<a href="https://elsewhere.example/deep">',
  '<form action="/api/quote"></form><form action="https://example.com/quote.php"></form>',
  '<img srcset="/assets/a.png 1x,/assets/a.png 2x, /favicon.ico">',
  '<meta property="og:image" content="https://example.com/assets/a.png">',
  '<meta name="description" content="Call us">',
  '<svg><linearGradient id="g"/><path fill="url(#g)" d="M0 0"/><use href="#g"/></svg>',
  '<!-- <a href="/nowhere"> --><textarea><a href="/nowhere"></textarea><p title=\'<a href="/nowhere">\'></p>',
  '<style>a[href="/nowhere"]{}</style><script>let a = \'<a href="/nowhere">\'</script>',
  '<script type="application/ld+json">[{"@id":"https://example.com/other#us","url":"https://example.com/other#there","logo":"https://example.com/assets/a.png","sameAs":["https://elsewhere.example/"]}]</script>',
]) {
  test(`accepts ${html}`, async () => {
    assert.equal(await check(html), []);
  });
}

const MISSING = 'No page or file has this path.';
const RELATIVE = 'Expected a path from the root, such as "/services".';
const foreign = (url: string) => `loads ${url} from another origin. Publish the file with the site.`;

for (const [html, expected] of [
  ['<a href="/b">', `href="/b": ${MISSING}`],
  ['<a href=/b>', `href="/b": ${MISSING}`],
  ["<A HREF='/b'>", `href="/b": ${MISSING}`],
  ['<a href="/b?c=1&amp;d=2">', `href="/b?c=1&d=2": ${MISSING}`],
  ['<a href="https://example.com/b">', `href="https://example.com/b": ${MISSING}`],
  ['<a href="/other.html">', `href="/other.html": ${MISSING}`],
  ['<a href="/other#b">', 'href="/other#b": /other has no element with id="b".'],
  ['<a href="#b">', 'href="#b": /page has no element with id="b".'],
  ['<a href="other">', `href="other": ${RELATIVE}`],
  ['<a href="">', `href="": ${RELATIVE}`],
  ['<script src="//cdn.example/a.js"></script>', `src="//cdn.example/a.js": ${RELATIVE}`],
  ['<template><a href="/b"></a></template>', `href="/b": ${MISSING}`],
  ['<img src="https://cdn.example/b.png">', foreign('https://cdn.example/b.png')],
  ['<img srcSet="/assets/a.png 1x, /b.png 2x">', `srcset="/b.png": ${MISSING}`],
  ['<link rel="stylesheet" href="https://fonts.example/a.css">', foreign('https://fonts.example/a.css')],
  ['<svg><image href="https://cdn.example/b.png"/></svg>', foreign('https://cdn.example/b.png')],
  ['<svg><use href="#b"/></svg>', 'href="#b": /page has no element with id="b".'],
  ['<svg><path fill="url(#b)"/></svg>', 'fill="#b": /page has no element with id="b".'],
  [
    '<meta property="og:image" content="https://example.com/assets/b.png">',
    `content="https://example.com/assets/b.png": ${MISSING}`,
  ],
  [
    '<script type="application/ld+json">{"a":[{"url":"https://example.com/b"}]}</script>',
    `structured data="https://example.com/b": ${MISSING}`,
  ],
  [
    '<script type="application/ld+json">{"url":"https://example.com/other#b"}</script>',
    'structured data="https://example.com/other#b": /other has no element with id="b".',
  ],
  [
    '<script type="application/ld+json">{"@id":"https://example.com/b#webpage"}</script>',
    `structured data="https://example.com/b": ${MISSING}`,
  ],
] as const) {
  test(`rejects ${html}`, async () => {
    assert.equal(await check(html), [`/page (Page.tsx): ${expected}`]);
  });
}

test('rejects a missing path in every attribute that can contain a URL', async () => {
  for (const attribute of ['action', 'cite', 'data', 'formaction', 'imagesrcset', 'poster', 'src'])
    assert.equal(await check(`<b ${attribute}="/b">`), [`/page (Page.tsx): ${attribute}="/b": ${MISSING}`]);
});

test("reports each of a page's errors once, in alphabetical order", async () => {
  const errors = await check('<a href="/b"></a><a href="/b"></a><a href="#c"></a><a href="/a"></a>');
  const links = errors.map((error) => /href=".*?"/.exec(error)![0]);
  assert.equal(links, ['href="#c"', 'href="/a"', 'href="/b"']);
});

test('lists at most five pages per error and counts the others', async () => {
  const links = await createLinkChecker(ORIGIN, []);
  for (let index = 1; index <= 1234; index += 1) links.add(`/${1000 + index}`, 'Page.tsx', '<a href="/gone">');
  assert.equal(links.report([]), [
    `href="/gone": ${MISSING}\n    on /1001 (Page.tsx), /1002 (Page.tsx), /1003 (Page.tsx), /1004 (Page.tsx), /1005 (Page.tsx), … and 1,229 more`,
  ]);
});

test.run();
