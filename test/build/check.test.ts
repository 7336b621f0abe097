import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openCheck } from '../../build/check.ts';

const ORIGIN = 'https://example.com';
/** What the check finds in a page with the given body. */
function findings(body: string): string[] {
  const check = openCheck(ORIGIN);
  check.read('/page', 'Page.tsx', body);
  check.read('/other', 'Other.tsx', '<h2 id="there">There</h2>');
  return check.findings(['assets/a.png', 'favicon.ico']);
}

for (const sound of [
  '<a href="/other">',
  '<a href="/other#there">',
  '<a href="https://example.com/other#there">',
  '<a href="#here"></a><p id="here">',
  '<a href="#">',
  '<a href="/page#here"></a><p id="here">',
  '<img src="/assets/a.png" alt="" width="8" height="8">',
  '<link rel="canonical" href="https://example.com/page"><link rel="icon" href="/favicon.ico">',
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
  ['<link rel="stylesheet" href="https://fonts.example/a.css">', 'loads https://fonts.example/a.css from another origin'],
  ['<img alt="" width="8" height="8" src="/assets/b.png">', 'src="/assets/b.png" leads nowhere'],
  ['<img alt="" width="8" height="8" src="https://cdn.example/a.png">', 'from another origin'],
  ['<script src="//cdn.example/a.js"></script>', 'expected a path from the root'],
  ['<a href="other">', 'expected a path from the root'],
  ['<a href="">', 'expected a path from the root'],
  ['<meta property="og:image" content="https://example.com/assets/b.png">', 'content="https://example.com/assets/b.png" leads nowhere'],
  ['<script type="application/ld+json">{"a":[{"url":"https://example.com/gone"}]}</script>', 'structured data="https://example.com/gone" leads nowhere'],
  ['<script type="application/ld+json">{"url":"https://example.com/other#gone"}</script>', 'no element with id="gone"'],
  ['<script type="application/ld+json">{"@id":"https://example.com/gone#webpage"}</script>', 'leads nowhere'],
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
  assert.equal(found, [
    '/page (Page.tsx): for="x": no element has id="x"',
    '/page (Page.tsx): id="a" is given twice',
  ]);
});

test('what several pages share is told once, with their names', () => {
  const check = openCheck(ORIGIN);
  for (const path of ['/a', '/b', '/c']) check.read(path, 'Page.tsx', '<a href="/gone">');
  const found = check.findings([]);
  assert.is(found.length, 1);
  assert.match(found[0]!, 'on /a (Page.tsx), /b (Page.tsx), /c (Page.tsx)');
});

test.run();
