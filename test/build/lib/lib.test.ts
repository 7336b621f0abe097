/** Tests the build cache, lists of files, temporary folders, and rendering SVG to PNG. */

import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCache } from '../../../build/lib/cache.ts';
import { failuresOf, listSome } from '../../../build/lib/errors.ts';
import { createTempFolder, MAX_AGE } from '../../../build/lib/folders.ts';
import { createRasterizer } from '../../../build/lib/images.ts';
import { createElement, renderToStaticMarkup } from '../../../build/lib/react.ts';
import { ROOT, rejection, temporaryFolder } from '../../support/build-fixture.ts';

const FONT = join(ROOT, 'assets/fonts/archivo-800.ttf');

/** Returns the stored result for an input. Stores the text if there is none. */
const recall = async (folder: string, input: string[], text: string) =>
  String(await createCache(folder).remember(input, async () => Buffer.from(text)));

test("the cache creates a result once per input and doesn't store failures", async () => {
  const folder = temporaryFolder();
  await rejection(createCache(folder).remember(['a', 'b'], () => Promise.reject(new Error('no'))));
  for (const text of ['1', '2']) assert.is(await recall(folder, ['a', 'b'], text), '1');
  assert.is(await recall(folder, ['ab', ''], '3'), '3');
});

test('the cache creates a result again if its file is damaged', async () => {
  const folder = temporaryFolder();
  await recall(folder, ['x'], 'result');
  const file = join(folder, (await readdir(folder))[0]!);
  const entry = await readFile(file);
  for (const damaged of ['', entry.subarray(0, -1)]) {
    await writeFile(file, damaged);
    for (const text of ['again', 'and again']) assert.is(await recall(folder, ['x'], text), 'again');
  }
});

test('the cache works without a folder that it can write to', async () => {
  const file = join(temporaryFolder(), 'file');
  await writeFile(file, '');
  assert.is(await recall(file, ['x'], 'result'), 'result');
  await createCache(file).prune();
});

test('creating a temporary folder deletes only temporary folders older than a day', async () => {
  const [parent, kept] = [temporaryFolder(), ['.dist-of-mine', 'dist-abcdef', '.dist-young1']];
  for (const name of [...kept, '.dist-older1']) {
    await mkdir(join(parent, name, 'next'), { recursive: true });
    const time = (Date.now() - MAX_AGE) / 1000 + (name === '.dist-young1' ? 60 : -60);
    await utimes(join(parent, name), time, time);
  }
  const created = basename(await createTempFolder(parent, '.dist'));
  assert.equal((await readdir(parent)).sort(), [...kept, created].sort());
});

test('images show text only in the given fonts', async () => {
  const cache = createCache(temporaryFolder());
  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40">${content}</svg>`;
  const [text, empty] = [svg('<text y="30" font-size="30">Bell</text>'), svg('')];
  const [plain, withFont] = [await createRasterizer(cache, []), await createRasterizer(cache, [FONT])];
  assert.equal(await plain(text, 90), await plain(empty, 90));
  assert.not.equal(await withFont(text, 90), await plain(text, 90));
});

test('a missing font is an error, because its text would be missing', async () => {
  const { message } = await rejection(createRasterizer(createCache(temporaryFolder()), ['a.ttf']));
  assert.is(message, 'Could not read the font a.ttf. Expected a TTF file with a path in imageFonts.');
});

test('rendering stops if a component contains itself', () => {
  const Loop = (): never => createElement(Loop) as never;
  assert.throws(() => renderToStaticMarkup(createElement(Loop), 100), /timed out/);
});

test('lists of up to five items are complete', () => assert.is(listSome([...'12345']), '1, 2, 3, 4, 5'));

test('errors have advice or the first stack frame outside of packages', () => {
  const failureOf = (error: object) => failuresOf(Object.assign(new Error('no'), error), '/a')[0]!;
  assert.match(failureOf({ code: 'EACCES' }), 'Give your user read and write');
  assert.is(failureOf({ stack: ' at b (/a/node_modules/b.js)\n at c (/a/c.ts:1:2)' }), 'no\n    at c (c.ts:1:2)');
});
