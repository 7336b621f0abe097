/** What is wrong across finished pages: dead links, doubled ids, references that lead nowhere. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openCheck } from '../../../build/check/check.ts';
import { sitemap } from '../../../build/site-files/sitemap.ts';

const ORIGIN = 'https://example.com';
const SITEMAP = sitemap(ORIGIN, []);

/** What the check finds in a page with the given body. */
function findings(body: string): string[] {
  const check = openCheck(ORIGIN, new Set(['a[href="/nowhere"]{}']));
  check.read('/page', 'Page.tsx', body);
  check.read('/other', 'Other.tsx', '<h2 id="there">There</h2>');
  return check.findings(['assets/a.png', 'favicon.ico'], SITEMAP);
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
  '<a href="tel:+12105550100"></a><a href="mailto:a@example.com">',
  '<a href="https://elsewhere.example/deep">',
  '<label for="x"></label><input id="x" aria-describedby="y z"><p id="y"></p><p id="z"></p>',
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
  ['<script type="application/ld+json">{"a":</script>', 'structured data is no JSON: '],
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

test('all findings are listed, each once', () => {
  assert.is(findings('<a href="/a"></a><a href="/b"></a><a href="/b"></a><a href="#c"></a>').length, 3);
});

test('a mistake made again and again on one page is told once', () => {
  const found = findings('<p id="a"></p><p id="a"></p><p id="a"></p><label for="x"></label><label for="x"></label>');
  assert.equal(found, ['/page (Page.tsx): for="x": no element has id="x"', '/page (Page.tsx): id="a" is given twice']);
});

test('what several pages share is told once, with their names', () => {
  const check = openCheck(ORIGIN, new Set());
  for (const path of ['/a', '/b', '/c']) check.read(path, 'Page.tsx', '<a href="/gone">');
  const found = check.findings([], SITEMAP);
  assert.is(found.length, 1);
  assert.match(found[0]!, 'on /a (Page.tsx), /b (Page.tsx), /c (Page.tsx)');
});

/** What the check finds in two pages, the first of which has the given canonical link. */
function findingsOfAddresses(canonical: string, listed: readonly string[]): string[] {
  const check = openCheck(ORIGIN, new Set());
  check.read('/', 'Home.tsx', `<link rel="canonical" href="${canonical}">`);
  check.read('/404', 'NotFound.tsx', '<p>');
  return check.findings([], sitemap(ORIGIN, listed));
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
  const check = openCheck(ORIGIN, new Set());
  check.read('/', 'Home.tsx', '<a href="/gone"></a><p style="top:0">');
  const found = check.findings([], SITEMAP, (text) => [`menu.ts:7 with ${text}`, 'menu.ts:9']);
  assert.is(found.length, 2);
  assert.is(
    found[0],
    '/ (Home.tsx): href="/gone" leads nowhere: no page and no file has this path\n    written in menu.ts:7 with /gone, menu.ts:9',
  );
  assert.not.match(found[1]!, 'written');
});

test('styles that the published policy would block are found', () => {
  const check = openCheck(ORIGIN, new Set(['a{}']));
  check.read('/', 'Home.tsx', '<style>a{}</style><style>b > c{}</style>');
  check.read('/b', 'Home.tsx', '<style>a{}</style>');
  const found = check.findings([], SITEMAP);
  assert.is(found.length, 1);
  assert.match(found[0]!, '/ (Home.tsx): <style>b > c{}…: the published policy blocks');
});

test.run();
