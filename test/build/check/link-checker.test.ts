/** What is wrong across finished pages: dead links, doubled ids, references that lead nowhere. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createLinkChecker } from '../../../build/check/link-checker.ts';
import { sitemap } from '../../../build/files/sitemap.ts';

const ORIGIN = 'https://example.com';
const SITEMAP = sitemap(ORIGIN, []);

/** What the check finds in a page with the given body. */
function findings(body: string): string[] {
  const links = createLinkChecker(ORIGIN);
  links.add('/page', 'Page.tsx', body, 'a[href="/nowhere"]{}');
  links.add('/other', 'Other.tsx', '<h2 id="there">There</h2>', '');
  return links.report(['assets/a.png', 'favicon.ico'], SITEMAP);
}

for (const sound of [
  '<a href="/other">',
  '<a href="/other#there">',
  '<a href="https://example.com/other#there">',
  '<a href="#here"></a><p id="here">',
  '<a href="#">',
  '<a href="/page#here"></a><p id="here">',
  '<img src="/assets/a.png" alt="" width="8" height="8">',
  '<link rel="icon" href="/favicon.ico">',
  '<script type="application/ld+json">[{"@id":"https://example.com/other#us","name":"Us"},{"publisher":{"@id":"https://example.com/other#us"}}]</script>',
  '<p class="style on">style=1 onclick=2</p>',
  '<a href="/other?from=page#there">',
  '<meta property="og:image" content="https://example.com/assets/a.png">',
  '<meta name="description" content="Call us">',
  '<script type="application/ld+json">{"@id":"https://example.com/other#webpage","url":"https://example.com/other#there","logo":"https://example.com/assets/a.png","sameAs":["https://elsewhere.example/"]}</script>',
  '<a href="tel:+12105550100"></a><a href="sms:+12105550100"></a><a href="mailto:a@example.com">',
  '<a href="https://elsewhere.example/deep">',
  '<label for="x"></label><input id="x" aria-describedby="y z"><p id="y"></p><p id="z"></p>',
  '<img srcSet="/assets/a.png 1x,/assets/a.png 2x, /favicon.ico" alt="" width="8" height="8">',
  '<a href="/other?a=1&amp;b=2#there"></a><a href="#caf&eacute;"></a><p id="café"></p>',
  '<a href="#top"></a><a href="/other#top"></a>',
  '<img usemap="#m" alt="" width="8" height="8" src="/assets/a.png"><map name="m"></map>',
  '<svg><linearGradient id="g"/><path fill="url(#g)" d="M0 0"/><use xlink:href="#g"/></svg>',
  '<!-- <a href="/nowhere"> --><textarea><a href="/nowhere"></textarea><p title=\'<a href="/nowhere">\'></p>',
  '<style>a[href="/nowhere"]{}</style><script>let a = \'<a href="/nowhere">\'</script>',
]) {
  test(`nothing is wrong with ${sound}`, () => {
    assert.equal(findings(sound), []);
  });
}

for (const [broken, part] of [
  ['<a href="/nowhere">', 'href="/nowhere" leads nowhere'],
  ['<a href="https://example.com/nowhere">', 'leads nowhere'],
  ['<a href="/other#nothing">', '/other has no element with id="nothing"'],
  ['<a href="#nothing">', 'href="#nothing": no element has id="nothing"'],
  ['<img alt="" width="8" height="8" srcSet="/assets/a.png 1x, /b.png 2x">', 'srcSet="/b.png" leads nowhere'],
  ['<link rel="preload" imageSrcSet="/b.png 1x">', 'imageSrcSet="/b.png" leads nowhere'],
  ['<video poster="/b.png"></video>', 'poster="/b.png" leads nowhere'],
  ['<video poster="https://cdn.example/b.png"></video>', 'from another origin'],
  ['<object data="/b.pdf"></object>', 'data="/b.pdf" leads nowhere'],
  ['<button formAction="/b">', 'formAction="/b" leads nowhere'],
  ['<blockquote cite="/b">', 'cite="/b" leads nowhere'],
  ['<a href=/b>', 'href="/b" leads nowhere'],
  ["<A HREF='/b'>", 'HREF="/b" leads nowhere'],
  ['<a href="/b?c=1&amp;d=2">', 'href="/b?c=1&d=2" leads nowhere'],
  ['<template><a href="/b"></a></template>', 'href="/b" leads nowhere'],
  ['<svg><image href="https://cdn.example/b.png"/></svg>', 'from another origin'],
  ['<svg><use xlink:href="#b"/></svg>', 'no element has id="b"'],
  ['<svg><path fill="url(#b)"/></svg>', 'fill="#b": no element has id="b"'],
  ['<img useMap="#b" alt="" width="8" height="8" src="/assets/a.png">', 'useMap="#b"'],
  ...['aria-activedescendant', 'aria-details', 'aria-errormessage', 'aria-flowto', 'aria-owns', 'commandfor', 'form']
    .concat(['headers', 'itemref', 'list', 'popoverTarget'])
    .map((attribute) => [`<p ${attribute}="b">`, `${attribute}="b": no element has id="b"`] as const),
  ['<p onclick="x()">', 'onclick="x()": the published policy blocks handlers'],
  ['<p style="color:red">', 'style="color:red": the published policy blocks style attributes'],
  ['<img src="/assets/a.png" width="8" height="8">', 'expected alt'],
  ['<img alt="" src="/assets/a.png" width="8">', 'expected width and height'],
  [
    '<link rel="stylesheet" href="https://fonts.example/a.css">',
    'loads https://fonts.example/a.css from another origin',
  ],
  ['<img alt="" width="8" height="8" src="/assets/b.png">', 'src="/assets/b.png" leads nowhere'],
  ['<img alt="" width="8" height="8" src="https://cdn.example/a.png">', 'from another origin'],
  ['<script src="//cdn.example/a.js"></script>', 'expected a path from the root'],
  ['<a href="other">', 'expected a path from the root'],
  ['<a href="">', 'expected a path from the root'],
  [
    '<script type="application/ld+json">{"publisher":{"@id":"https://example.com/other#us"}}</script>',
    'structured data names "https://example.com/other#us", which nothing on the page describes',
  ],
  ['<script type="application/ld+json">{"a":</script>', 'structured data is not valid JSON: '],
  [
    '<meta property="og:image" content="https://example.com/assets/b.png">',
    'content="https://example.com/assets/b.png" leads nowhere',
  ],
  [
    '<script type="application/ld+json">{"a":[{"url":"https://example.com/gone"}]}</script>',
    'structured data="https://example.com/gone" leads nowhere',
  ],
  ['<script type="application/ld+json">{"url":"https://example.com/other#gone"}</script>', 'no element with id="gone"'],
  [
    '<script type="application/ld+json">{"@id":"https://example.com/gone#webpage","name":"Gone"}</script>',
    'leads nowhere',
  ],
  ['<p id="a"></p><p id="a">', 'id="a" is given twice'],
  ['<label for="x">', 'no element has id="x"'],
  ['<p id="y" aria-describedby="y z">', 'no element has id="z"'],
] as const) {
  test(`${broken} is found`, () => {
    const found = findings(broken);
    assert.is(found.length, 1);
    assert.match(found[0]!, '/page (Page.tsx): ');
    assert.match(found[0]!, part);
  });
}

test('an address that a program answers need not be a file', () => {
  const links = createLinkChecker(ORIGIN, ['/api/quote', `${ORIGIN}/quote.php`]);
  const form = (action: string) => `<form action="${action}"></form>`;
  links.add('/', 'Home.tsx', form('/api/quote') + form(`${ORIGIN}/quote.php`) + form('/api/other'), '');
  assert.equal(links.report([], SITEMAP), [
    '/ (Home.tsx): action="/api/other" leads nowhere: no page and no file has this path',
  ]);
});

test('all findings are listed, each once', () => {
  assert.is(findings('<a href="/a"></a><a href="/b"></a><a href="/b"></a><a href="#c"></a>').length, 3);
});

test('a mistake made again and again on one page is told once', () => {
  const found = findings('<p id="a"></p><p id="a"></p><p id="a"></p><label for="x"></label><label for="x"></label>');
  assert.equal(found, ['/page (Page.tsx): for="x": no element has id="x"', '/page (Page.tsx): id="a" is given twice']);
});

test('what several pages share is told once, with their names', () => {
  const links = createLinkChecker(ORIGIN);
  for (const path of ['/a', '/b', '/c']) links.add(path, 'Page.tsx', '<a href="/gone">', '');
  const found = links.report([], SITEMAP);
  assert.is(found.length, 1);
  assert.match(found[0]!, 'on /a (Page.tsx), /b (Page.tsx), /c (Page.tsx)');
});

test('of many pages that share a mistake five are named, and the others counted', () => {
  const links = createLinkChecker(ORIGIN);
  for (let index = 1; index <= 1234; index += 1) links.add(`/${1000 + index}`, 'Page.tsx', '<a href="/gone">', '');
  const looked: string[] = [];
  const found = links.report([], SITEMAP, (text) => [`menu.ts:${looked.push(text)}`]);
  assert.equal(looked, ['/gone']);
  assert.equal(found, [
    'href="/gone" leads nowhere: no page and no file has this path\n    written in menu.ts:1\n    on /1001 (Page.tsx), /1002 (Page.tsx), /1003 (Page.tsx), /1004 (Page.tsx), /1005 (Page.tsx), … and 1,229 more pages',
  ]);
});

/** What the check finds in two pages, the first of which has the given canonical link. */
function findingsOfAddresses(canonical: string, listed: readonly string[]): string[] {
  const links = createLinkChecker(ORIGIN);
  links.add('/', 'Home.tsx', `<link rel="canonical" href="${canonical}">`, '');
  links.add('/404', 'NotFound.tsx', '<p>', '');
  return links.report([], sitemap(ORIGIN, listed));
}

test('the sitemap lists the canonical addresses, and each is that of its page', () => {
  assert.equal(findingsOfAddresses('https://example.com/', ['/']), []);
  assert.equal(findingsOfAddresses('https://example.com/', []), [
    '/ (Home.tsx): sitemap.xml does not list https://example.com/',
  ]);
  assert.equal(findingsOfAddresses('https://example.com/', ['/', '/404']), [
    'sitemap.xml: lists https://example.com/404, which no page calls its canonical address',
  ]);
  assert.equal(findingsOfAddresses('https://example.com/404', ['/']), [
    '/ (Home.tsx): its canonical address is https://example.com/404: expected https://example.com/',
  ]);
});

test('a finding names the places where its text is written', () => {
  const links = createLinkChecker(ORIGIN);
  links.add('/', 'Home.tsx', '<a href="/gone"></a><p style="top:0">', '');
  const found = links.report([], SITEMAP, (text) => [`menu.ts:7 with ${text}`, 'menu.ts:9']);
  assert.is(found.length, 2);
  assert.is(
    found[0],
    '/ (Home.tsx): href="/gone" leads nowhere: no page and no file has this path\n    written in menu.ts:7 with /gone, menu.ts:9',
  );
  assert.not.match(found[1]!, 'written');
});

test('styles that the published policy would block are found', () => {
  const links = createLinkChecker(ORIGIN);
  links.add('/', 'Home.tsx', '<style>a{}</style><style>b > c{}</style>', 'a{}');
  links.add('/b', 'Home.tsx', '<style>a{}</style>', 'a{}');
  const found = links.report([], SITEMAP);
  assert.is(found.length, 1);
  assert.match(found[0]!, '/ (Home.tsx): <style>b > c{}…: the published policy blocks');
});

test.run();
