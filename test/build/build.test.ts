/** Builds the fixture, and checks the published files and each step's errors. */

import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkPages, warnAboutLongTitles } from '../../build/check/pages.ts';
import { checkPublicFiles } from '../../build/files/public-files.ts';
import {
  buildFixture,
  buildFixtureWith,
  contentsOf,
  failuresWith,
  ROOT,
  temporaryFolder,
  temporaryRoot,
} from '../support/build-fixture.ts';

const [SITE, HOME] = ['test/fixture/site.tsx', 'test/fixture/pages/Home.tsx'];
const [ROLLS, FAILURE] = ['test/fixture/pages/Rolls.tsx', 'test/fixture/pages/Failure.tsx'];

const SITE_CODE = readFileSync(join(ROOT, SITE), 'utf8');
const siteWith = (from: string | RegExp, to: string) => ({ [SITE]: SITE_CODE.replace(from, () => to) });

const inPublic = (files: Record<string, string | Uint8Array>) =>
  Object.fromEntries(Object.entries(files).map(([path, body]) => [`test/fixture/public/${path}`, body]));

const page = (markup: string) => `export default () => ${markup};\n`;

let built: ReturnType<typeof buildFixtureWith> | undefined;
/** Builds the unchanged fixture once for all tests. */
const builtFixture = () => (built ??= buildFixtureWith({}));

test('publishes only the expected files', async () => {
  const { dist, report, read } = await builtFixture();
  const published = [...(await contentsOf(dist)).keys()];
  const files = published.flatMap((file) => (/\.(br|gz)$/.test(file) ? [] : file.replace(/-\w{8}(?=\.)/, '-HASH')));
  const expected = `.htaccess .nojekyll .well-known/security.txt 404.html 500.html _headers apple-touch-icon.png
    assets/loaf-HASH.svg assets/page-HASH.js assets/share/page-HASH.png baker.vcf favicon.ico favicon.svg
    icon-192.png icon-512.png icon-maskable-512.png index.html robots.txt rolls.html rolls/rye.html
    site.webmanifest sitemap.xml speculation.json`;
  assert.equal(files, expected.split(/\s+/));
  assert.equal((await readdir(join(dist, '../.hosts'))).sort(), ['Caddyfile', 'nginx.conf']);
  assert.equal([...report.files.keys()].sort(), published);
  assert.is(report.files.get('rolls.html'), Buffer.byteLength(await read('rolls.html')));
});

test('compresses only text files, with brotli and gzip', async () => {
  const { dist, report } = await builtFixture();
  const texts = [...report.files.keys()].filter((file) => /\.(html|js|json|svg|txt|vcf|webmanifest|xml)$/.test(file));
  for (const file of texts) {
    const [text, br, gz] = await Promise.all(['', '.br', '.gz'].map((copy) => readFile(join(dist, file + copy))));
    // Byte 9 is the operating system. With 255, every system builds the same bytes.
    assert.equal([brotliDecompressSync(br!), gunzipSync(gz!), gz![9]], [text, text, 255], file);
    assert.ok(br!.length <= brotliCompressSync(text!).length, `${file}.br has the best compression`);
    assert.ok(gz!.length <= gzipSync(text!, { level: 9 }).length, `${file}.gz has the best compression`);
  }
  assert.is([...report.files.keys()].filter((file) => /\.(br|gz)$/.test(file)).length, texts.length * 2);
});

test('publishes public files unchanged, except for those that systems and editors create', async () => {
  const files = {
    'google123.html': 'google-site-verification: google123.html',
    '.well-known/apple-app-site-association': '{}',
    // macOS may store the accent as its own character.
    'docs/Price List (50% n\u0303).PDF': Buffer.from([0x25, 0xff, 0x00]),
    'docs/terms.txt': 'Bake at 50 °C',
  };
  const names = '.DS_Store .git/a docs/Thumbs.db ._a .directory .~a ~$a .#a #a# .a.swp docs/a___jb_old___'.split(' ');
  const junk = Object.fromEntries(names.map((name) => [name, '']));
  const home = page('<a href="/docs/Price%20List%20(50%25%20%C3%B1).PDF">Prices</a>');
  const { dist, report } = await buildFixtureWith({ ...inPublic({ ...files, ...junk }), [HOME]: home });
  for (const [path, body] of Object.entries(files))
    assert.equal(await readFile(join(dist, path.normalize())), Buffer.from(body as string), path);
  const added = [...report.files.keys()].filter((path) => /^(docs|\.[^nhw]|[#~])/.test(path));
  assert.equal(added, ['docs/Price List (50% ñ).PDF', ...['', '.br', '.gz'].map((copy) => `docs/terms.txt${copy}`)]);
});

test('rejects public files that hosts or the build would replace, hide or reject', () => {
  const problems = {
    'Menu.pdf': 'is the same file as menu.pdf on macOS. Rename one of them.',
    'caf\u00e9': 'is the same file as cafe\u0301 on macOS.',
    'a#b.txt': 'has a character that some hosts reject',
    'Assets/a.txt': 'would be cached for a year',
    'a\ufffd.pdf': 'has a damaged letter in its name',
    'docs/.env': 'is hidden, like files with passwords',
    'a.tar.gz': 'looks like the compressed copy of a file',
    rolls: 'has the same URL as dist/rolls.html',
    '404/index.html': 'has the same URL as dist/404.html',
    'Robots.TXT': 'has the same URL as dist/robots.txt',
  };
  const generated = new Map(['rolls.html', '404.html', 'robots.txt'].map((path) => [path, '']));
  const failures = checkPublicFiles('public', [...Object.keys(problems), 'menu.pdf', 'cafe\u0301'], generated);
  for (const [index, [path, problem]] of Object.entries(problems).entries())
    assert.ok(failures[index]!.startsWith(`public/${path} ${problem}`), path);
  assert.is(failures.length, 10);
});

const titled = (path: string, title = path, description = path) => ({ path, name: path, title, description });

test('rejects invalid paths of pages', () => {
  assert.equal(checkPages(['/', '/a-b', '/a/b', '/index-a'].map((path, n) => titled(path, `${n}`, `${n + 1}`))), []);
  for (const path of ['', 'a', '/a/', '//a', '/A', '/a.html', '/../x', '/ä', '/index', '/rolls/index'])
    assert.match(checkPages([titled(path, 'A')])[0]!, `has the path "${path}". Expected "/" or lowercase words`);
});

test('warns about titles and descriptions that search results cut off', () => {
  const pages = [60, 61].map((length) => titled(`/${length}`, 't'.repeat(length), 'd'.repeat(length + 95)));
  assert.equal(warnAboutLongTitles(pages), [
    'The title of page "/61" has 61 characters. Search results show only 60.',
    'The description of page "/61" has 156 characters. Search results show only 155.',
  ]);
});

test('a build in another folder, without a cache, produces the same files', async () => {
  const dist = join(temporaryFolder(), 'dist');
  await buildFixture(dist, { cache: temporaryFolder() });
  assert.equal(await contentsOf(dist), await contentsOf((await builtFixture()).dist));
});

test('each page contains only the shared styles and its own styles, and no script that it does not use', async () => {
  const { read } = await builtFixture();
  const stylesOf = async (file: string) => /<style>(.*?)<\/style>/s.exec(await read(file))![1]!;
  const home = /^body\{color:#123456\}main\{background:url\(\/assets\/loaf-(?!.*rolls)/s;
  assert.match(await stylesOf('index.html'), home);
  assert.is(await stylesOf('rolls.html'), 'body{color:#123456}.rolls{color:brown}.rolls:after{content:"<\\/style>"}');
  assert.is(await stylesOf('404.html'), 'body{color:#123456}');
  assert.not.match(await read('404.html'), '<script');
});

test('loads scripts and their styles only on pages that use them, in any order', async () => {
  const { read } = await buildFixtureWith({
    'test/fixture/scripts/clock.css': '.clock-face {\n  b {\n    color: #ff0000;\n  }\n}\n',
    'test/fixture/scripts/oven.ts': "export default class Oven {\n  static {\n    console.log('oven');\n  }\n}\n",
    [HOME]: page('<p data-module="clock oven" />'),
    [ROLLS]: page('<p data-module="oven clock" />'),
    [FAILURE]: page('<p data-module="clock" />'),
  });
  const [home, rolls, failure] = await Promise.all(['index.html', 'rolls.html', '404.html'].map(read));
  const [tag, script] = /<script type="module" src="\/(assets\/page-\w{8}\.js)"><\/script>/.exec(home!)!;
  // Browsers without static blocks and nested styles support the script.
  assert.match(await read(script!), /^(?!.*static\s*\{).*"oven".*\.clock-face b\{color:red\}/s);
  assert.not.match(home!, 'clock-face');
  assert.match(rolls!, tag!);
  assert.not.match(failure!, tag!);
});

test('icons have the right size, and those that phones crop fill it', async () => {
  const { dist } = await builtFixture();
  const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512, 'icon-maskable-512': 512 };
  for (const [name, size] of Object.entries(sizes)) {
    const png = await readFile(join(dist, `${name}.png`));
    assert.equal([png.readUInt32BE(16), png.readUInt32BE(20)], [size, size], name);
    // The filter of the first row, and the first pixel, whose last byte is its opacity.
    const opacity = inflateSync(png.subarray(png.indexOf('IDAT') + 4))[4];
    assert.is(opacity, /touch|maskable/.test(name) ? 255 : 0, name);
  }
});

test('browsers prefetch pages on hover, but no files', async () => {
  const [{ where, eagerness }] = JSON.parse(await (await builtFixture()).read('speculation.json')).prefetch;
  const pattern = new RegExp(`^${where.href_matches}$`);
  const paths = ['/', '/services', '/contact.vcf', '/assets/share/page.png'].filter((path) => pattern.test(path));
  assert.equal([paths, eagerness], [['/', '/services'], 'moderate']);
});

test('Cloudflare leaves email addresses without a link in the page', async () =>
  assert.match(await (await builtFixture()).read('rolls.html'), /<!--email_off-->.*baker@.*<!--\/email_off-->/s));

test('escapes text in the head', async () => {
  const html = await (await builtFixture()).read('index.html');
  assert.match(html, /<title>(Bread &amp; &quot;more&quot;)<\/title>.* content="\1"/s);
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
  assert.not.match(json!, '<');
  assert.is(JSON.parse(json!)['@graph'][0].name, '</script><b>&');
});

test('a second build leaves only its own files, and receives the endpoints of the first', async () => {
  const root = await temporaryRoot({}, ['test/fixture']);
  const [dist, cache] = [join(root, 'dist'), join(root, 'cache')];
  await buildFixture(dist, { root, cache });
  const { length } = await readdir(cache);
  for (const name of '123456') await writeFile(join(dist, name), '');
  await writeFile(join(root, '.hosts/nginx.conf'), '# an older version');
  await writeFile(join(root, SITE), siteWith('Bread &', 'Fresh bread &')[SITE]!);
  const { warnings, notices } = await buildFixture(dist, { root, cache });
  await buildFixture(dist, { root, cache, compressed: false });
  assert.match(await readFile(join(dist, 'index.html'), 'utf8'), 'Fresh bread');
  assert.equal(warnings.slice(1), [
    '.hosts/nginx.conf has changed. Reload any server that includes it.',
    'Deleted from dist/: 1, 2, 3, 4, 5, … and 1 more. Put files that no build writes into test/fixture/public/.',
  ]);
  assert.not.match((await readdir(join(root, 'node_modules'))).join('\n'), /^\./m);
  assert.equal((await readdir(root)).sort(), ['.hosts', 'cache', 'dist', 'node_modules', 'test']);
  assert.equal([(await readdir(cache)).length, length > 0, notices], [length, true, ['/bake']]);
});

function assertFailures(failures: readonly string[], expected: readonly (string | RegExp)[]): void {
  assert.is(failures.length, expected.length, failures.join('\n'));
  for (const [index, part] of expected.entries())
    if (typeof part === 'string') assert.is(failures[index], part);
    else assert.match(failures[index]!, part);
}

/** Sources of pages that can't be published, by the name of the page and its file. */
const BROKEN = {
  module: 'const oven = null as any;\nexport default oven.door;\n',
  cold: "export default function Cold() {\n  throw new Error('the oven is cold');\n}\n",
  named: 'export const Named = () => <p />;',
  element: 'export default <p />;',
  late: `import { Suspense } from 'react';\nconst Late: any = async () => <p />;\n${page('<Suspense><Late /></Suspense>')}`,
  empty: 'export default () => null;',
  letter: page('<p>Pe\ufffd</p>'),
  emoji: page('<p>{"🍞".slice(1)}</p>'),
  styles: `import './rye.css';\n${page('<p />')}`,
  script: page('<p data-module="rye" />'),
  inline: page('<script>1</script>'),
  style: page('<p style={{ order: 1 }} />'),
  handler: page(`<p dangerouslySetInnerHTML={{ __html: "<b\\nonclick='bake()'></b>" }} />`),
  linked: page(`<p dangerouslySetInnerHTML={{ __html: "<link rel='stylesheet' href='/rye.css'>" }} />`),
  missing: page('<p data-module="oven" />'),
  twice: page('<p data-module=" bun  bun" />'),
  react: page('<p data-module="hooks" />'),
};

const ERRORS = [
  /^\/module: Cannot read properties of null .*\n.*test\/fixture\/pages\/module\.tsx:2:/,
  /^\/cold \(.*cold\.tsx\): the oven is cold\n {4}at Cold \(test\/fixture\/pages\/cold\.tsx:2:9\)$/,
  '/named: test/fixture/pages/named.tsx: Expected a component as the default export.',
  '/element: test/fixture/pages/element.tsx: Expected a component as the default export.',
  /^\/late .*: A component is async or lazy\. Import it directly, and load data with a top-level await\.$/,
  /^\/empty \(.*\): The component returned nothing\. Expected elements\.$/,
  /^Found "\ufffd", a damaged letter\. .*\n {4}on \/letter .*, \/emoji .*, \/styles .*, \/script /,
  /^Browsers block inline scripts, .*\n {4}on \/inline .*, \/style .*, \/handler .*, \/linked /,
  /^\/missing .*: No script found for data-module="oven"\. Create test\/fixture\/scripts\/oven\.ts or fix the name\.$/,
  /^\/twice .*: test\/fixture\/scripts\/bun\.ts:1:5: Expected ";" but found "1"/,
  /^\/react \(.*\): The bundle for hooks contains .*\/react\/.*\. Remove the React import\.$/,
  "/now: Expected a lazy import, such as page: () => import('./pages/Name.tsx').",
];

test('reports every broken page with its location, and errors of several pages once', async () => {
  const pages = Object.keys(BROKEN).map((name) => {
    const texts = `path: '/${name}', name: '${name}', title: '${name}', description: '${name}'`;
    return `{ ${texts}, page: () => import('./pages/${name}.tsx') }`;
  });
  const failures = await failuresWith({
    ...siteWith(/(?<=Page\[\] = )[^;]*/, `[${pages}, { ...error, path: '/now', title: 'n', page: async () => ({}) }]`),
    ...Object.fromEntries(Object.entries(BROKEN).map(([name, code]) => [`test/fixture/pages/${name}.tsx`, code])),
    'test/fixture/pages/rye.css': 'p::before { content: "Pe\ufffd"; }\n',
    'test/fixture/scripts/rye.ts': 'export default () => alert("Pe\ufffd");\n',
    'test/fixture/scripts/bun.ts': 'let 1;',
    'test/fixture/scripts/hooks.ts': "import { useState } from 'react';\nexport default () => useState(1);\n",
  });
  assertFailures(failures, ERRORS);
});

const SLIPS = {
  'an extra brace in a stylesheet with its source line': [
    { 'test/fixture/pages/rolls.css': '.rolls { color: brown; }}\n' },
    `test/fixture/pages/rolls.css:1:25: Unexpected "}"\n\n    .rolls { color: brown; }}\n    ${' '.repeat(24)}^\n`,
  ],
  'an apostrophe that ends a text': [
    { [ROLLS]: "export const baker = 'Bo's';" },
    /^test\/fixture\/pages\/Rolls\.tsx:1:26: .* Check the commas and quotes\. In a text, write an apostrophe as ’\./,
  ],
  'a condition that shows a 0 for an empty list': [
    { [HOME]: page('<p>{!!ORIGIN.length && <b />}{ORIGIN.length && <b />}</p>') },
    'Write ORIGIN.length > 0 && <…>. Without "> 0", an empty list shows a 0.',
  ],
  'a condition that returns a 0 for an empty list': [
    { [HOME]: 'export default function Home({ routes }: any) {\n  return routes.length && <b />;\n}\n' },
    'Write routes.length > 0 && <…>. Without "> 0", an empty list shows a 0.',
  ],
  'an event handler that never runs': [
    { [HOME]: page('<a href="/" onClick={() => alert(1)} />') },
    '<a onClick>: Pages are static, so it never runs. Use data-module.',
  ],
  'a broken link with the pages that contain it': [
    { [ROLLS]: page('<a href="/gone" />') },
    `href="/gone": No page or file has this path.\n    on /rolls (${ROLLS}), /rolls/rye (${ROLLS})`,
  ],
  'an error while the site loads': [
    siteWith('export const routes', 'const oven: any = null;\noven.open();\nexport const routes'),
    /^test\/fixture\/site\.tsx: Cannot read properties of null .*\n.*test\/fixture\/site\.tsx:\d+:/,
  ],
  'a duplicate path, a duplicate title and a missing description': [
    siteWith(/'\/rolls\/rye'.*'Dark ones'/, "'/rolls', name: 'Rye', title: 'Not found', description: ' '"),
    'Pages "Rolls" and "Rye" have the same path. Change one of them.',
    'Page "Rye" has the description " ". Write 1 to 155 characters.',
    'Pages "Rye" and "Not found" have the same title. Change one of them.',
  ],
  "a public file that can't be published": [
    inPublic({ _headers: '' }),
    'test/fixture/public/_headers has the same URL as dist/_headers, which the build generates. Rename or delete it.',
  ],
} as const;

for (const [slip, [files, ...expected]] of Object.entries(SLIPS))
  test(`reports ${slip}`, async () => assertFailures(await failuresWith(files), expected));
