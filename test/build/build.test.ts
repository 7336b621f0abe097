/** Builds of the fixture: every published file, and every error. */

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { printBuildError } from '../../build/commands/cli.ts';
import type { BuildReport } from '../../build/publish/report.ts';
import {
  buildFixture,
  contentsOf,
  failuresWith,
  ORIGIN,
  ROOT,
  rejection,
  temporaryFolder,
  temporaryRoot,
} from '../support/build-fixture.ts';

const SITE = 'test/fixture/site.tsx';
const HOME = 'test/fixture/pages/Home.tsx';
const ROLLS = 'test/fixture/pages/Rolls.tsx';

/** The fixture's site.tsx with one change. */
async function siteWith(from: string | RegExp, to: string): Promise<Record<string, string>> {
  const source = await readFile(join(ROOT, SITE), 'utf8');
  const changed = source.replace(from, () => to);
  assert.is.not(changed, source);
  return { [SITE]: changed };
}

/** Builds the fixture with some files replaced. */
async function buildWith(files: Record<string, string>): Promise<{ dist: string; report: BuildReport }> {
  const root = await temporaryRoot(files, ['test/fixture']);
  const dist = join(root, 'dist');
  return { dist, report: await buildFixture(dist, { root }) };
}

let built: ReturnType<typeof buildWith> | undefined;

/** The unchanged fixture, built once for all tests. */
const builtFixture = () => (built ??= buildWith({}));

test('publishes every file that hosts need', async () => {
  const { dist, report } = await builtFixture();
  const published = [...(await contentsOf(dist)).keys()];
  const files = published
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => file.replace(/-[0-9a-f]{8}(\.\w+)$/, '-HASH$1'));
  assert.equal(files, [
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
  assert.equal((await readdir(join(dirname(dist), '.hosts'))).sort(), ['Caddyfile', 'nginx.conf']);
  assert.is(report.files.size, published.length);
  assert.equal(
    report.pages.map(({ path }) => path),
    ['/', '/rolls', '/rolls/rye', '/404', '/500'],
  );
  assert.equal(report.warnings, [`Bread goes stale at ${ORIGIN}`]);
});

test('compresses every text file with brotli and gzip, and nothing else', async () => {
  const { dist } = await builtFixture();
  const files = [...(await contentsOf(dist)).keys()];
  const texts = files.filter((file) => /\.(html|js|json|svg|txt|vcf|webmanifest|xml)$/.test(file));
  assert.ok(texts.length > 8);
  for (const file of texts) {
    const text = await readFile(join(dist, file), 'utf8');
    const br = await readFile(join(dist, `${file}.br`));
    assert.is(String(brotliDecompressSync(br)), text, file);
    assert.ok(br.length <= brotliCompressSync(text).length, `${file} has the best compression`);
    const gz = await readFile(join(dist, `${file}.gz`));
    assert.is(String(gunzipSync(gz)), text, file);
    assert.ok(gz.length <= gzipSync(text, { level: 9 }).length, `${file} has the best compression`);
  }
  assert.is(files.filter((file) => /\.(br|gz)$/.test(file)).length, texts.length * 2);
});

test("reports each page's budget", async () => {
  const { report } = await buildWith(await siteWith("name: 'Home',", "name: 'Home', budget: 10,"));
  assert.is(report.pages[0]!.budget, 10);
  assert.is(report.pages[1]!.budget, undefined);
});

test('is reproducible in another folder', async () => {
  const [first, second] = [temporaryFolder(), temporaryFolder()];
  await buildFixture(first, { cache: temporaryFolder() });
  await buildFixture(second, { root: await temporaryRoot({}, ['test/fixture']), cache: temporaryFolder() });
  assert.equal(await contentsOf(first), await contentsOf(second));
});

test('each page has the shared styles and its own, and no others', async () => {
  const { dist } = await builtFixture();
  const stylesOf = async (file: string) => /<style>(.*?)<\/style>/s.exec(await readFile(join(dist, file), 'utf8'))![1]!;
  const home = await stylesOf('index.html');
  assert.ok(home.startsWith('body{color:#123456}main{background:url(/assets/loaf-'), home);
  assert.not.match(home, 'rolls');
  assert.is(await stylesOf('rolls.html'), 'body{color:#123456}.rolls{color:brown}');
  assert.is(await stylesOf('404.html'), 'body{color:#123456}');
});

test('only pages that use a script load one, with its styles', async () => {
  const { dist } = await buildWith({ 'test/fixture/scripts/clock.css': '.clock-face {\n  color: #ff0000;\n}\n' });
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  assert.not.match(html, 'clock-face');
  const [, script] = /<script type="module" src="\/(assets\/page-\w{8}\.js)"><\/script>/.exec(html)!;
  assert.match(await readFile(join(dist, script!), 'utf8'), '.clock-face{color:red}');
  assert.not.match(await readFile(join(dist, 'rolls.html'), 'utf8'), '<script');
});

test("components get the site's props and their page's path", async () => {
  const { dist } = await builtFixture();
  assert.match(await readFile(join(dist, 'index.html'), 'utf8'), '<a href="/rolls/rye">Rye rolls</a><p>2030</p>');
  assert.match(await readFile(join(dist, 'rolls/rye.html'), 'utf8'), '<h1>Rolls at /rolls/rye</h1>');
});

test('images have the size for their use', async () => {
  const { dist } = await builtFixture();
  for (const [path, content] of await contentsOf(dist)) {
    if (!path.endsWith('.png')) continue;
    const png = Buffer.from(content, 'latin1');
    const square = path.startsWith('apple') ? 180 : /(\d+)\.png/.exec(path)?.[1];
    const expected = path.startsWith('assets/share/') ? '1200x630' : `${square}x${square}`;
    assert.is(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, expected, path);
  }
});

test('escapes text in the head, and structured data cannot end its script', async () => {
  const { dist } = await builtFixture();
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  assert.match(html, '<title>Bread &amp; more</title>');
  assert.match(html, 'content="Bread &amp; more"');
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
  assert.is(JSON.parse(json!)['@graph'][0].name, '</script><b>&');
});

test('uses the production build of React', async () => {
  await builtFixture();
  // Node also reads the exports of modules that it doesn't run.
  const files = Object.values(require.cache).flatMap((module) => (module?.loaded ? [module.filename] : []));
  const react = files.filter((file) => /node_modules\/react(-dom)?\/cjs\//.test(file));
  assert.ok(react.length > 0);
  assert.not.ok(react.some((file) => file.includes('.development.')));
});

test('publishes a long title with a warning', async () => {
  const title = 'b'.repeat(61);
  const { dist, report } = await buildWith(await siteWith(/title: '[^']*'/, `title: '${title}'`));
  assert.is(report.warnings.length, 2);
  assert.match(report.warnings[0]!, 'Page "Home": its title has 61 characters.');
  assert.match(await readFile(join(dist, 'index.html'), 'utf8'), `<title>${title}</title>`);
});

test('deletes its temporary folders and unused results in the cache', async () => {
  const root = await temporaryRoot({}, ['test/fixture']);
  const [dist, cache] = [join(root, 'dist'), join(root, 'cache')];
  await buildFixture(dist, { root, cache });
  const { length } = await readdir(cache);
  await writeFile(join(root, HOME), (await readFile(join(root, HOME), 'utf8')).replace('Bread', 'Fresh bread'));
  await buildFixture(dist, { root, cache });
  assert.match(await readFile(join(dist, 'index.html'), 'utf8'), 'Fresh bread');
  assert.equal(await readdir(join(root, 'node_modules/.cache')), []);
  assert.equal((await readdir(root)).sort(), ['.hosts', 'cache', 'dist', 'node_modules', 'test']);
  assert.is((await readdir(cache)).length, length);
});

test('reports every page that fails to render, with its source and the location', async () => {
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

test('reports a syntax error with its source line', async () => {
  assert.equal(await failuresWith({ [HOME]: 'export default function Home() {\n  let 1 = 2;\n}\n' }), [
    `${HOME}:2:7: Expected ";" but found "1"\n\n      let 1 = 2;\n          ^\n`,
  ]);
});

test('an esbuild warning, such as for an extra brace in a stylesheet, is an error', async () => {
  assert.equal(await failuresWith({ 'test/fixture/pages/rolls.css': '.rolls { color: brown; }}\n' }), [
    `test/fixture/pages/rolls.css:1:25: Unexpected "}"\n\n    .rolls { color: brown; }}\n    ${' '.repeat(24)}^\n`,
  ]);
});

test('reports an error in a script once, with its pages', async () => {
  const page = 'export default () => <p data-module=" clock  clock" />;';
  const files = { [HOME]: page, [ROLLS]: page, 'test/fixture/scripts/clock.ts': 'let 1;\n' };
  const failures = await failuresWith(files);
  assert.is(failures.length, 1);
  assert.match(failures[0]!, /^test\/fixture\/scripts\/clock\.ts:1:5: Expected ";" but found "1"/);
  assert.match(failures[0]!, `on / (${HOME}), /rolls (${ROLLS})`);
});

test('reports broken links', async () => {
  const page = 'export default () => <p><a href="/rols">x</a><a href="/rolls#rye">x</a></p>;';
  assert.equal(await failuresWith({ [HOME]: page }), [
    `/ (${HOME}): href="/rolls#rye": /rolls has no element with id="rye".`,
    `/ (${HOME}): href="/rols": No page or file has this path.`,
  ]);
});

const CLOCK = 'test/fixture/scripts/clock.ts';
for (const [name, files, expected] of [
  [
    'a missing script',
    { [HOME]: 'export default () => <p data-module="oven" />;' },
    `/ (${HOME}): No script found for data-module="oven". Create test/fixture/scripts/oven.ts or fix the name.`,
  ],
  [
    'a script that imports React',
    { [CLOCK]: 'import { useState } from "react";\nexport default () => console.log(useState);\n' },
    /^\/ \(.*\): The script of clock imports \S+\/react\/\S+\. Remove React from scripts\.$/,
  ],
  [
    'an error while a page module loads',
    { [HOME]: 'const oven = null as any;\nexport default oven.door;\n' },
    /^\/: Cannot read properties of null .*\n.*test\/fixture\/pages\/Home\.tsx:2:/,
  ],
  [
    'a page module without a component',
    { [HOME]: 'export const Home = () => <p />;' },
    '/: test/fixture/pages/Home.tsx: Expected a component as the default export.',
  ],
  [
    "a page that isn't a lazy import",
    siteWith("() => import('./pages/Home.tsx')", 'async () => ({ default: icon })'),
    `/: Expected "page" to be a lazy import: () => import('./pages/Name.tsx')`,
  ],
  ['a missing createSite', { [SITE]: 'export const site = 1;' }, `${SITE}: Expected an export "createSite".`],
  [
    'an error while the site loads',
    siteWith('export const routes', 'const oven: any = null;\noven.open();\nexport const routes'),
    new RegExp(`^${SITE}: Cannot read properties of null .*\\n.*${SITE}:\\d+:`),
  ],
  ["an error that the site's check finds", siteWith('check: () => []', "check: () => ['No bread.']"), 'No bread.'],
  [
    'a path that two pages share',
    siteWith("'/rolls/rye'", "'/rolls'"),
    'Pages "Rolls" and "Rye rolls" have the same path /rolls. Change one of them.',
  ],
  [
    "an icon that isn't an <svg>",
    siteWith('any: icon', 'any: () => <p />'),
    'icon.any: Expected an <svg> but found <p></p>',
  ],
  [
    'a missing font',
    siteWith('imageFonts: []', "imageFonts: ['a.ttf']"),
    /^Could not read the font \/.*\/a\.ttf\. Fix the path in the site's imageFonts\.$/,
  ],
] as const) {
  test(`reports ${name}`, async () => {
    const [failure, ...others] = await failuresWith(await files);
    assert.equal(others, []);
    if (typeof expected === 'string') assert.is(failure, expected);
    else assert.match(failure!, expected);
  });
}

test('a failed build leaves the published site unchanged', async () => {
  const root = await temporaryRoot({}, ['test/fixture']);
  const dist = join(root, 'dist');
  await buildFixture(dist, { root });
  const before = await contentsOf(dist);
  await writeFile(join(root, HOME), 'export default () => <a href="nowhere" />;');
  await rejection(buildFixture(dist, { root }));
  assert.equal(await contentsOf(dist), before);
});

for (const [name, path] of [
  ['.hosts/Caddyfile is a folder', '.hosts/Caddyfile/notes'],
  ['.hosts is a file', '.hosts'],
] as const) {
  test(`fails and leaves dist/ unchanged if ${name}`, async () => {
    const root = temporaryFolder();
    const dist = join(root, 'dist');
    await buildFixture(dist, { origin: 'https://old.example' });
    const before = await contentsOf(dist);
    await rm(join(root, '.hosts'), { recursive: true });
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), '');
    const error = await rejection(buildFixture(dist));
    assert.equal(await contentsOf(dist), before);
    assert.equal((await readdir(root)).sort(), ['.hosts', 'dist']);
    const printed: unknown[] = [];
    const { exitCode } = process;
    const { error: print } = console;
    console.error = (text: unknown) => printed.push(text);
    printBuildError(error);
    Object.assign(console, { error: print });
    process.exitCode = exitCode;
    assert.match(String(printed), /^Build failed, dist\/ is unchanged\. 1 problem:\n\n {2}✗ .*\.hosts/);
  });
}

test.run();
