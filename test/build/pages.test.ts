/** The order in which pages are made: those that somebody waits for come first. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { OutputFile } from '../../build/assets.ts';
import { build } from '../../build/build-site.ts';
import { openBundlers } from '../../build/bundlers.ts';
import { BuildError } from '../../build/errors.ts';
import { openStage } from '../../build/publish.ts';
import { FIXTURE, ORIGIN, rejection, ROOT, temporaryFolder, temporaryRoot } from '../build-fixture.ts';

/** Builds the fixture, waiting for some pages: the files that are there when these are ready, and in the end. */
async function buildFirst(paths: readonly string[], root = ROOT, atReady: string[][] = []) {
  const dist = await temporaryFolder();
  const cache = await temporaryFolder();
  const made: string[] = [];
  const bundlers = await openBundlers({ root, ...FIXTURE });

  async function openNotedStage() {
    const stage = await openStage(dist);
    return {
      ...stage,
      write(file: OutputFile) {
        made.push(file.path);
        stage.write(file);
      },
    };
  }

  const ready = async () => void atReady.push([...made]);
  const input = { entry: FIXTURE.entry, cache, settings: { origin: ORIGIN }, year: 2030, compressed: false };
  try {
    await build(bundlers, openNotedStage, { ...input, first: { paths: () => paths, ready } });
  } finally {
    await bundlers.close();
  }
  return { made, atReady };
}

const pagesAmong = (files: readonly string[]) => files.filter((file) => file.endsWith('.html'));

test('a page that somebody waits for can be served before the others are made', async () => {
  const { made, atReady } = await buildFirst(['/rolls/rye']);
  assert.is(atReady.length, 1);
  assert.equal(pagesAmong(atReady[0]!), ['rolls/rye.html']);
  assert.ok(atReady[0]!.includes('_headers'), 'its policy allows its styles');
  assert.equal(pagesAmong(made).sort(), ['404.html', '500.html', 'index.html', 'rolls.html', 'rolls/rye.html']);
});

test('nobody waits for a page that there is not', async () => {
  const { made, atReady } = await buildFirst(['/missing']);
  assert.equal(atReady, []);
  assert.is(pagesAmong(made).length, 5);
});

test('a page that failed is not ready, and mistakes of the others are told with its own', async () => {
  const broken = 'export default function Broken() { throw new Error("burnt"); }';
  const files = { 'test/fixture/pages/Rolls.tsx': broken, 'test/fixture/pages/Home.tsx': broken };
  const root = await temporaryRoot(files, ['test/fixture']);
  const atReady: string[][] = [];
  const error = (await rejection(buildFirst(['/rolls'], root, atReady))) as BuildError;
  assert.instance(error, BuildError);
  const [home, rolls] = error.failures;
  assert.match(home!, '/ (test/fixture/pages/Home.tsx): burnt');
  assert.match(rolls!, /burnt.*on \/rolls/s);
  assert.equal(atReady, []);
});

test.run();
