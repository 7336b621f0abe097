/** Tests imported fonts and images. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildFixtureWith, failuresWith } from '../../support/build-fixture.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';

/** Tiny images. The JPEG has 3 × 1 pixels, and the orientation of a phone's portrait in byte 31. */
const IMAGES = {
  jpg: '/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAMBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  png: new Resvg(SVG).render().asPng().toString('base64'),
  svg: Buffer.from(SVG).toString('base64'),
  heic: 'AAAAEGZ0eXBoZWljAAAAAAAAADBtZXRhAAAAAAAAACRpcHJwAAAAHGlwY28AAAAUaXNwZQAAAAAAAAABAAAAAQ==',
};

const imageOf = (format: keyof typeof IMAGES) => Buffer.from(IMAGES[format], 'base64');

const FOLDER = 'test/fixture/pages';

test('pages can import the URL and size of an image with any name', async () => {
  const images = [
    ['RYE.SVG', imageOf('svg'), 30, 20],
    ['comma.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0,3,2"/>'), 3, 2],
    ['IMG_12.JPG', imageOf('jpg'), 1, 3],
    ['mirrored.jpg', imageOf('jpg').fill(5, 31, 32), 1, 3],
    ['upside-down.jpg', imageOf('jpg').fill(4, 31, 32), 3, 1],
    ['50%25 (ñ).br#a?b.png', imageOf('png'), 30, 20],
  ] as const;
  const imports = images.map(([name], index) => `import image${index} from './${name}';\n`).join('');
  const tags = images.map((_, index) => `<img {...image${index}} alt="${index}" />`).join('');
  const files = Object.fromEntries(images.map(([name, image]) => [`${FOLDER}/${name}`, image]));
  const page = `${imports}\nexport default () => <p>${tags}</p>;\n`;
  const { dist, read } = await buildFixtureWith({ ...files, [`${FOLDER}/Home.tsx`]: page });
  const html = await read('index.html');
  for (const [index, [name, image, width, height]] of images.entries()) {
    const tag = new RegExp(`<img src="/(assets/[\\w-]+-[0-9a-f]{8}\\.[a-z]+)" ([^>]*?) alt="${index}"`);
    const [, path, size] = tag.exec(html)!;
    assert.is(size, `width="${width}" height="${height}"`, name);
    assert.equal(await readFile(join(dist, path!)), image);
  }
});

const OTHER_ORIGIN = 'is on another origin. Save the file in the project and import it from there.';
const INVALID = 'Expected a valid image or WOFF2 file.';

/** Names and contents of files that can't be imported, and the errors. */
const FILES = [
  ['rye.jpg', imageOf('heic'), `"./rye.jpg". ${INVALID} (It's a heic file.)`],
  ['oat.jpg', imageOf('jpg').subarray(0, 40), `"./oat.jpg". ${INVALID}`],
  ['oat.png', imageOf('svg'), "It's a svg file."],
  ['copied.svg', '<svg viewBox="0 0 3 2"><path/></svg>', 'Add xmlns="http://www.w3.org/2000/svg".'],
  ['typed.svg', SVG.replace('/>', '><title>A & B</title></svg>'), 'malformed entity reference'],
  ['rye.woff2', 'wOF2 and some bytes', `"./rye.woff2". ${INVALID}`],
  ['rye.PDF', '', /\.PDF file\. Expected \.avif, .*\. Put other files into test\/fixture\/public/],
] as const;

test('reports wrong extensions, broken images, incomplete fonts, unsupported files and wrong paths', async () => {
  const lines = [
    ['@import "https://cdn.example/all.css";', `"https://cdn.example/all.css" ${OTHER_ORIGIN}`],
    ...FILES.map(([name, , error]) => [`p { background: url(./${name}); }`, error] as const),
    ['a { background: url("./none.svg"); }', 'Could not resolve "./none.svg". Create the file or fix the path.'],
    ['a { background: url("/loaf.svg"); }', 'Expected "./" or "../" before "/loaf.svg".'],
    ['a { background: url("https://cdn.example/loaf.svg"); }', `"https://cdn.example/loaf.svg" ${OTHER_ORIGIN}`],
  ] as const;
  const contents = Object.fromEntries(FILES.map(([name, content]) => [`${FOLDER}/${name}`, content]));
  const source = `${FOLDER}/rolls.css`;
  const failures = await failuresWith({ ...contents, [source]: lines.map(([line]) => `${line}\n`).join('') });
  assert.is(failures.length, lines.length, failures.join('\n'));
  for (const [index, [, error]] of lines.entries())
    assert.match(failures.find((text) => text.startsWith(`${source}:${index + 1}:`))!, error);
});

test('reports imports of stylesheets without ./, which look like packages', async () => {
  const failures = await failuresWith({ [`${FOLDER}/rolls.css`]: '@import "react/all";' });
  assert.equal(failures, [`${FOLDER}/rolls.css: Expected "./" or "../" before "react/all".`]);
});
