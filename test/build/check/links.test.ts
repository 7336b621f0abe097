/** Tests the link checker. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createLinkChecker } from '../../../build/check/links.ts';

const ORIGIN = 'https://example.com';

async function check(body: string): Promise<string[]> {
  const links = await createLinkChecker(ORIGIN, ['/api/quote', `${ORIGIN}/quote.php`]);
  links.add('/page', 'Page.tsx', body);
  links.add('/other', 'Other.tsx', '<h2 id="there">There</h2>');
  links.add('/', 'Home.tsx', '');
  links.add('/404', 'NotFound.tsx', '<a href="#main"></a><p id="main">');
  return links.report(['assets/a.png', 'favicon.ico', 'a,b.png', '50% off (ñ).png', 'a.js.br', '_headers']);
}

const data = (json: string) => `<script type="application/ld+json">${json}</script>`;

test('accepts links to pages, fragments, files, endpoints, other origins and apps', async () => {
  for (const html of [
    '<a href="/other#there"></a><a href="HTTPS://EXAMPLE.COM/other"></a><a href=" /other "></a>',
    '<a href="https://example.com?a=1#top"></a><a href="/other?a=1&amp;b=2#there"></a>',
    '<a href="#"></a><a href="/other#top"></a><a href="#:~:text=a"></a><a href="#here"></a><p id="here">',
    '<a href="#caf&eacute;"></a><a href="#caf%C3%A9"></a><p id="café"></p>',
    '<a href="tel:+12105550100"></a><a href="mailto:a@example.com"></a><a href="https://elsewhere.example/deep"></a>',
    '<form action="/api/quote"></form><form action="https://example.com/quote.php"></form>',
    '<img src="/50%25%20off%20(%C3%B1).png"><img src="/50%25 off (ñ).png"><img srcset="/a,b.png, /a,b.png 2x">',
    '<meta property="og:image" content="https://example.com/assets/a.png"><meta name="description" content="Call us">',
    '<meta http-equiv="refresh" content="9; url=/other"><link rel="me" href="https://elsewhere.example/us">',
    `<svg><linearGradient id="g"/><path fill="url('#g')" style="mask: url( &quot;#g&quot; )"/><use xlink:href="#g"/></svg>`,
    '<!-- <a href="/nowhere"> --><textarea><a href="/nowhere"></textarea><p title=\'<a href="/nowhere">\'></p>',
    '<style>a[href="/nowhere"]{mask:url(#nowhere);font:"a" 700;grid:"a" 1px}</style><script>let a = \'<a href="/nowhere">\'</script>',
    data('{"@id":"https://example.com/other#us","url":"https://example.com/other#there"}'),
  ])
    assert.equal(await check(html), [], html);
});

const MISSING = 'No page or file has this path.';
const RELATIVE = 'Expected a path from the root, such as "/services".';
const noId = (path: string, id: string) => `${path} has no element with id="${id}".`;
const FOREIGN = 'Our policy blocks other origins. Publish the file, or link to it.';

test('rejects links without a target, damaged escapes, and files and forms of other origins', async () => {
  for (const [html, expected] of [
    ['<a href="https://example.com/b">', `href="https://example.com/b": ${MISSING}`],
    ['<template><a href="/b"></a></template>', `href="/b": ${MISSING}`],
    ['<a href="/404">', 'href="/404": Servers return 404 for this path.'],
    ['<script src="/a.js.br"></script>', 'src="/a.js.br": Servers return 404 for this path.'],
    ['<img src="/50% off (ñ).png">', 'src="/50% off (ñ).png": Expected "%25" or two hex digits after "%".'],
    ['<a href="/other#There">', `href="/other#There": ${noId('/other', 'There')}`],
    ['<a href="#b%zz">', `href="#b%zz": ${noId('/page', 'b%zz')}`],
    ['<p id="a"></p><p id="bc"></p><a href="#b">', `href="#b": ${noId('/page', 'b')}`],
    ['<a href="https://[">', 'href="https://[": Expected a valid URL.'],
    ['<a href="other">', `href="other": ${RELATIVE}`],
    ['<a href="tel:">', `href="tel:": ${RELATIVE}`],
    ['<script src="//cdn.example/a.js"></script>', `src="//cdn.example/a.js": ${RELATIVE}`],
    ['<img src="https://cdn.example/b.png">', `src="https://cdn.example/b.png": ${FOREIGN}`],
    ['<link rel="alternate stylesheet" href="https://cdn.example/a">', `href="https://cdn.example/a": ${FOREIGN}`],
    ['<svg><image href="https://cdn.example/b.png"/></svg>', `href="https://cdn.example/b.png": ${FOREIGN}`],
    ['<svg><use href="https://cdn.example/b.svg#b"/></svg>', `href="https://cdn.example/b.svg#b": ${FOREIGN}`],
    ['<form action="https://cdn.example/a">', `action="https://cdn.example/a": ${FOREIGN}`],
    ['<b formAction="https://cdn.example/a">', `formaction="https://cdn.example/a": ${FOREIGN}`],
    ['<img srcSet="/assets/a.png 1x, /b.png 2x">', `srcset="/b.png": ${MISSING}`],
    ['<svg><path fill="url(#b)"/></svg>', `fill="#b": ${noId('/page', 'b')}`],
    ['<p style="background: red URL(/b.png)">', `style="/b.png": ${MISSING}`],
    ['<style>p{background:image-set("/assets/a.png"1x,"/b.png"2x)}</style>', `style="/b.png": ${MISSING}`],
    [`<p style="background:image-set('/b.png' type('image/avif'))">`, `style="/b.png": ${MISSING}`],
    ['<meta http-equiv="refresh" content="0;URL=\'/b\'">', `content="/b": ${MISSING}`],
    [data('{"a":[{"@id":"https://example.com/b#webpage"}]}'), `structured data="https://example.com/b": ${MISSING}`],
    [data('{"url":"https://example.com/#us"}'), `structured data="https://example.com/#us": ${noId('/', 'us')}`],
  ] as const)
    assert.equal(await check(html), [`/page (Page.tsx): ${expected}`], html);
});

test('rejects a missing path in every attribute that can contain a URL', async () => {
  const loaded = ['background', 'data', 'imagesrcset', 'poster', 'src', 'srcset'];
  for (const attribute of [...loaded, 'action', 'cite', 'formaction', 'longdesc', 'ping', 'xlink:href'])
    assert.equal(await check(`<b ${attribute}="/b">`), [`/page (Page.tsx): ${attribute}="/b": ${MISSING}`]);
});

test('warns about large files that load with a page', async () => {
  const links = await createLinkChecker(ORIGIN, []);
  links.add('/', 'Home.tsx', '<img src="/a%20b.jpg"><b data="/a%20b.jpg"><a href="/c.pdf"></a><img src="/d.png">');
  const sizes = new Map(Object.entries({ 'a b.jpg': 229_471, 'c.pdf': 6_229_471, 'd.png': 30_000 }));
  assert.equal(links.warnAboutLargeFiles(sizes), ['Pages load a b.jpg (229,471 bytes). Make it smaller.']);
});
