/** A whole build of the fixture: each file that a host needs, and each mistake told with its place. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BuildError } from '../../build/lib/errors.ts';
import type { BuildReport } from '../../build/publish/report.ts';
import { buildFixture, contentsOf, ORIGIN, rejection, ROOT, temporaryFolder, temporaryRoot } from '../support/build-fixture.ts';

const HOME = 'test/fixture/pages/Home.tsx';
const ROLLS = 'test/fixture/pages/Rolls.tsx';

const fixtureSite = () => readFile(join(ROOT, 'test/fixture/site.tsx'), 'utf8');

/** The failures of a build in which some files of the fixture are replaced; its `dist` must stay empty. */
async function failuresWith(files: Record<string, string>): Promise<readonly string[]> {
  const root = await temporaryRoot(files, ['test/fixture']);
  const dist = join(root, 'dist');
  const error = await rejection(buildFixture(dist, root));
  assert.instance(error, BuildError);
  assert.equal((await readdir(root)).sort(), ['node_modules', 'test'], 'nothing is published or left behind');
  return (error as BuildError).failures;
}

let built: Promise<{ dist: string; report: BuildReport }> | undefined;

/** The fixture, built once for the tests that only look at it. */
const builtFixture = () =>
  (built ??= (async (dist) => ({ dist, report: await buildFixture(dist) }))(temporaryFolder()));

test('a site of three pages has the files that a host needs', async () => {
  const { dist, report } = await builtFixture();
  const published = [...(await contentsOf(dist)).keys()];
  const files = published
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => file.replace(/-[0-9a-f]{8}(\.\w+)$/, '-HASH$1'));
  assert.equal(files, [
    '.assetsignore',
    '.htaccess',
    '.nojekyll',
    '.well-known/security.txt',
    '404.html',
    '500.html',
    '_headers',
    'apple-touch-icon.png',
    'assets/loaf-HASH.svg',
    'assets/page-HASH.js',
    'assets/share/page-HASH.png',
    'baker.vcf',
    'favicon.ico',
    'favicon.svg',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
    'index.html',
    'robots.txt',
    'rolls.html',
    'rolls/rye.html',
    'site.webmanifest',
    'sitemap.xml',
    'speculation.json',
  ]);
  assert.is(report.files.size, published.length);
  assert.equal(
    report.pages.map(({ path }) => path),
    ['/', '/rolls', '/rolls/rye', '/404', '/500'],
  );
  assert.equal(report.warnings, [`Bread goes stale at ${ORIGIN}`]);
});

test('beside each text file lie its copies under brotli and gzip, and beside no other', async () => {
  const { dist } = await builtFixture();
  const files = [...(await contentsOf(dist)).keys()];
  const texts = files.filter((file) => /\.(html|js|json|svg|txt|vcf|webmanifest|xml)$/.test(file));
  assert.ok(texts.length > 8);
  for (const file of texts) {
    const text = await readFile(join(dist, file), 'utf8');
    const br = await readFile(join(dist, `${file}.br`));
    assert.is(String(brotliDecompressSync(br)), text, file);
    assert.ok(br.length <= brotliCompressSync(text).length, `${file} is as small as brotli makes it`);
    const gz = await readFile(join(dist, `${file}.gz`));
    assert.is(String(gunzipSync(gz)), text, file);
    assert.ok(gz.length <= gzipSync(text, { level: 9 }).length, `${file} is as small as gzip makes it`);
  }
  assert.is(files.filter((file) => /\.(br|gz)$/.test(file)).length, texts.length * 2);
});

test('the report has each page’s budget', async () => {
  const heavy = (await fixtureSite()).replace("name: 'Home',", "name: 'Home', budget: 10,");
  const root = await temporaryRoot({ 'test/fixture/site.tsx': heavy }, ['test/fixture']);
  const { pages } = await buildFixture(temporaryFolder(), root);
  assert.is(pages[0]!.budget, 10);
  assert.is(pages[1]!.budget, undefined);
});

test('two builds of one source are equal byte for byte, wherever the source lies', async () => {
  const [first, second] = [temporaryFolder(), temporaryFolder()];
  await buildFixture(first, ROOT, temporaryFolder());
  await buildFixture(second, await temporaryRoot({}, ['test/fixture']), temporaryFolder());
  assert.equal(await contentsOf(first), await contentsOf(second));
});

test('each page carries the shared styles, then its own, and no others', async () => {
  const { dist } = await builtFixture();
  const styles = (html: string) => html.match(/<style>(.*?)<\/style>/s)![1]!;
  const home = styles(await readFile(join(dist, 'index.html'), 'utf8'));
  assert.ok(home.startsWith('body{color:#123456}main{background:url(/assets/loaf-'), home);
  assert.not.match(home, 'rolls');
  assert.is(styles(await readFile(join(dist, 'rolls.html'), 'utf8')), 'body{color:#123456}.rolls{color:brown}');
  assert.is(styles(await readFile(join(dist, '404.html'), 'utf8')), 'body{color:#123456}');
});

test('a page has the scripts that its markup names; one that names none has none', async () => {
  const { dist } = await builtFixture();
  assert.match(
    await readFile(join(dist, 'index.html'), 'utf8'),
    /<script type="module" src="\/assets\/page-\w{8}\.js"><\/script>/,
  );
  assert.not.match(await readFile(join(dist, 'rolls.html'), 'utf8'), '<script');
});

test('what only a script shows has its styles beside it: they come with the script, not in the page', async () => {
  const root = await temporaryRoot({ 'test/fixture/scripts/clock.css': '.clock-face {\n  color: #ff0000;\n}\n' }, [
    'test/fixture',
  ]);
  const dist = join(root, 'dist');
  await buildFixture(dist, root);
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  assert.not.match(html, 'clock-face');
  const [, script] = /<script type="module" src="([^"]+)">/.exec(html)!;
  assert.match(await readFile(join(dist, script!), 'utf8'), '.clock-face{color:red}');
});

test('pages get the year of the build, the route table and their own path', async () => {
  const { dist } = await builtFixture();
  assert.match(await readFile(join(dist, 'index.html'), 'utf8'), '<a href="/rolls/rye">Rye rolls</a><p>2030</p>');
  assert.match(await readFile(join(dist, 'rolls/rye.html'), 'utf8'), '<h1>Rolls at /rolls/rye</h1>');
});

test('pictures have the sizes that their uses ask for', async () => {
  const { dist } = await builtFixture();
  for (const [path, content] of await contentsOf(dist)) {
    if (!path.endsWith('.png')) continue;
    const png = Buffer.from(content, 'latin1');
    const size = `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
    const expected = /share/.test(path)
      ? '1200x630'
      : /apple/.test(path)
        ? '180x180'
        : path.replace(/\D*(\d+)\.png/, '$1x$1');
    assert.is(size, expected, path);
  }
});

test('React renders in production mode', async () => {
  await builtFixture();
  // Node reads the exports of a module that it never runs, too: only what is loaded has run.
  const modules = Object.values(require.cache).filter((module) => module?.loaded);
  const loaded = modules
    .map((module) => module!.filename)
    .filter((file) => /node_modules\/react(-dom)?\/cjs\//.test(file));
  assert.ok(loaded.length > 0);
  assert.equal(
    loaded.filter((file) => file.includes('.development.')),
    [],
  );
});

test('a page that fails to render is named with its source, the cause and the place; all of them are', async () => {
  const failures = await failuresWith({
    [HOME]:
      'export default function Home() {\n  const list: string[] | undefined = undefined;\n  return <p>{list!.length}</p>;\n}\n',
    [ROLLS]: 'export default function Rolls() {\n  throw new Error("the oven is cold");\n}\n',
  });
  assert.is(failures.length, 2);
  assert.match(failures[0]!, `/ (${HOME}): Cannot read properties of undefined`);
  assert.match(failures[0]!, `${HOME}:3:`);
  assert.match(failures[1]!, 'the oven is cold');
  assert.match(failures[1]!, `${ROLLS}:2:`);
  assert.match(failures[1]!, `on /rolls (${ROLLS}), /rolls/rye (${ROLLS})`);
});

test('a syntax error is told with file, line and column', async () => {
  const [failure] = await failuresWith({ [HOME]: 'export default function Home() {\n  let 1 = 2;\n}\n' });
  assert.match(failure!, /^test\/fixture\/pages\/Home\.tsx:2:7: Expected .+ but found "1"$/);
});

test('what esbuild only warns about, such as a brace too many in a stylesheet, stops the build', async () => {
  const [failure] = await failuresWith({ 'test/fixture/pages/rolls.css': '.rolls { color: brown; }}\n' });
  assert.match(failure!, 'test/fixture/pages/rolls.css:1:25: Unexpected "}"');
});

for (const [css, part] of [
  ['a { background: url("./none.svg"); }', 'No file "./none.svg" here'],
  ['a { background: url("/loaf.svg"); }', 'Expected the path of a file beside this one'],
  ['a { background: url("https://cdn.example/loaf.svg"); }', 'is on another origin'],
  ['@import "https://cdn.example/all.css";', 'is on another origin'],
  ['@import "//cdn.example/all.css";', 'is on another origin'],
] as const) {
  test(`${css} in a stylesheet is refused with its place`, async () => {
    const failures = await failuresWith({ 'test/fixture/pages/rolls.css': `${css}\n` });
    assert.is(failures.length, 1);
    assert.match(failures[0]!, /^test\/fixture\/pages\/rolls\.css:1:\d+: /);
    assert.match(failures[0]!, part);
  });
}

test('a markup that names a script which does not exist says what was expected', async () => {
  const [failure] = await failuresWith({ [HOME]: 'export default () => <p data-module="oven" />;' });
  assert.match(failure!, 'data-module="oven" names no script: expected test/fixture/scripts/oven.ts');
});

test('a mistake in a script that several pages share is told once', async () => {
  const page = 'export default () => <p data-module=" clock  clock" />;';
  const failures = await failuresWith({ [HOME]: page, [ROLLS]: page, 'test/fixture/scripts/clock.ts': 'let 1;\n' });
  assert.is(failures.length, 1);
  assert.match(failures[0]!, /^test\/fixture\/scripts\/clock\.ts:1:\d: Expected .+/);
  assert.match(failures[0]!, `on / (${HOME}), /rolls (${ROLLS})`);
});

test('a script that drags React into the browser is refused', async () => {
  const [failure] = await failuresWith({
    'test/fixture/scripts/clock.ts': 'import { useState } from "react";\nexport default () => console.log(useState);\n',
  });
  assert.match(failure!, 'React must not reach the browser');
});

test('dead links, fragments and doubled ids stop the build, all in one list, with the lines where they are written', async () => {
  const failures = await failuresWith({
    [HOME]:
      'export default () => (\n  <p id="a">\n    <b id="a" />\n    <a href="/rols">x</a>\n    <a href="/rolls#rye">x</a>\n  </p>\n);\n',
  });
  assert.equal(failures, [
    `/ (${HOME}): href="/rolls#rye": /rolls has no element with id="rye"\n    written in ${HOME}:5`,
    `/ (${HOME}): href="/rols" leads nowhere: no page and no file has this path\n    written in ${HOME}:4`,
    `/ (${HOME}): id="a" is given twice\n    written in ${HOME}:2, ${HOME}:3`,
  ]);
});

test('two pages with one path stop the build, and both are named', async () => {
  const [failure] = await failuresWith({
    'test/fixture/site.tsx': (await fixtureSite()).replace("'/rolls/rye'", "'/rolls'"),
  });
  assert.is(failure, 'Pages "Rolls" and "Rye rolls" both claim the path /rolls: give one of them another');
});

test('an icon that is no picture, and a font that is not there, are named', async () => {
  const site = await fixtureSite();
  const [icon] = await failuresWith({ 'test/fixture/site.tsx': site.replace('any: icon', 'any: () => <p />') });
  assert.match(icon!, "The site's icon: expected a picture to be an <svg>, not <p></p>");
  const [font] = await failuresWith({
    'test/fixture/site.tsx': site.replace('pictureFonts: []', "pictureFonts: ['a.ttf']"),
  });
  assert.match(font!, 'a.ttf: no such font');
});

test('a page is published with a title that search results cut off, and the report warns of it', async () => {
  const name = 'b'.repeat(61);
  const root = await temporaryRoot(
    { 'test/fixture/site.tsx': (await fixtureSite()).replace(/title: '[^']*'/, `title: '${name}'`) },
    ['test/fixture'],
  );
  const { warnings } = await buildFixture(join(root, 'dist'), root);
  assert.is(warnings.length, 2);
  assert.match(warnings[0]!, 'Page "Home": its title has 61 characters. Search results cut it off after 60.');
  assert.match(await readFile(join(root, 'dist/index.html'), 'utf8'), `<title>${name}</title>`);
});

test('texts in the head are escaped, and structured data cannot end its script', async () => {
  const { dist } = await builtFixture();
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  assert.match(html, '<title>Bread &amp; more</title>');
  assert.match(html, 'content="Bread &amp; more"');
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
  assert.is(JSON.parse(json!)['@graph'][0].name, '</script><b>&');
});

test('a build leaves no working folder behind, and remembers only what it used', async () => {
  const root = await temporaryRoot({}, ['test/fixture']);
  const options = { dist: join(root, 'dist'), cache: join(root, 'cache') };
  await buildFixture(options.dist, root, options.cache);
  const remembered = (await readdir(options.cache)).length;
  await writeFile(join(root, HOME), (await readFile(join(root, HOME), 'utf8')).replace('Bread', 'Fresh bread'));
  await buildFixture(options.dist, root, options.cache);
  assert.match(await readFile(join(options.dist, 'index.html'), 'utf8'), 'Fresh bread');
  assert.equal(await readdir(join(root, 'node_modules/.cache')), []);
  assert.is((await readdir(options.cache)).length, remembered);
});

test('a link to the file of a page, which hosts redirect, is found', async () => {
  const [failure] = await failuresWith({ [HOME]: 'export default () => <a href="/rolls.html">x</a>;' });
  assert.match(failure!, 'href="/rolls.html" leads nowhere');
});

test('a page module that fails while it loads is named, with the cause and the place', async () => {
  const [failure] = await failuresWith({ [HOME]: 'const oven = null as any;\nexport default oven.door;\n' });
  assert.match(failure!, `/ (${HOME}): Cannot read properties of null`);
  assert.match(failure!, `${HOME}:2:`);
});

test('a page module without a component says what was expected', async () => {
  const [failure] = await failuresWith({ [HOME]: 'export const Home = () => <p />;' });
  assert.match(failure!, `/ (${HOME}): expected a component as its default export`);
});

test('a page that is not a lazy import says what was expected', async () => {
  const site = await fixtureSite();
  const [failure] = await failuresWith({
    'test/fixture/site.tsx': site.replace("() => import('./pages/Home.tsx')", 'async () => ({ default: icon })'),
  });
  assert.match(failure!, '/: expected its page to be a lazy import');
});

test('a site that exports nothing says what was expected', async () => {
  const [failure] = await failuresWith({ 'test/fixture/site.tsx': 'export const website = 1;' });
  assert.is(failure, 'test/fixture/site.tsx: expected it to export "site", with its routes');
});

test('a failed build leaves the last good one as it was', async () => {
  const root = await temporaryRoot({}, ['test/fixture']);
  const dist = join(root, 'dist');
  await buildFixture(dist, root);
  const before = await contentsOf(dist);
  const broken = await temporaryRoot({ [HOME]: 'export default () => <a href="nowhere" />;' }, ['test/fixture']);
  await rejection(buildFixture(dist, broken));
  assert.equal(await contentsOf(dist), before);
});

test.run();
