/** Fonts and images that pages and stylesheets import. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildFixture, failuresWith, temporaryRoot } from '../../support/build-fixture.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';

/** The smallest images of each format that browsers show. */
const IMAGES = {
  // cspell:disable-next-line
  jpg: '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  webp: 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=',
  avif: 'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=',
  png: new Resvg(SVG).render().asPng().toString('base64'),
  svg: Buffer.from(SVG).toString('base64'),
};

const imageOf = (format: keyof typeof IMAGES) => Buffer.from(IMAGES[format], 'base64');

/** A photo of 3 × 1 pixels that EXIF data turns by 90°, as of a phone that was held upright. */
function uprightPhoto(): Buffer {
  const photo = imageOf('jpg');
  // The frame's marker, its length and precision, its height and its width.
  photo[photo.indexOf(Buffer.from('ffc2000b0800010001', 'hex')) + 8] = 3;
  const exif = 'ffe10022457869660000' + '4d4d002a00000008' + '0001011200030000000100060000' + '00000000';
  return Buffer.concat([photo.subarray(0, 2), Buffer.from(exif, 'hex'), photo.subarray(2)]);
}

/** A page that shows an image. */
const HOME = 'test/fixture/pages/Home.tsx';
const pageWith = (file: string) =>
  `import image from './${file}';\n\nexport default () => <img {...image} alt="Rye" />;\n`;

for (const [name, image, width, height] of [
  ['rye.jpg', imageOf('jpg'), 1, 1],
  ['upright.jpeg', uprightPhoto(), 1, 3],
  ['rye.webp', imageOf('webp'), 1, 1],
  ['rye.avif', imageOf('avif'), 2, 2],
  ['rye.png', imageOf('png'), 30, 20],
  ['rye.svg', imageOf('svg'), 30, 20],
] as const) {
  test(`a page can import ${name} with its size`, async () => {
    const files = { [HOME]: pageWith(name), [`test/fixture/pages/${name}`]: image };
    const root = await temporaryRoot(files, ['test/fixture']);
    const dist = join(root, 'dist');
    await buildFixture(dist, { root, compressed: false });
    const html = await readFile(join(dist, 'index.html'), 'utf8');
    const [, path, size] = /<img src="\/(assets\/\w+-[0-9a-f]{8}\.\w+)" (.*?) alt="Rye"/.exec(html)!;
    assert.is(size, `width="${width}" height="${height}"`);
    assert.equal(await readFile(join(dist, path!)), image);
  });
}

test('a page cannot import a broken image', async () => {
  const files = { [HOME]: pageWith('rye.jpg'), 'test/fixture/pages/rye.jpg': imageOf('jpg').subarray(0, 40) };
  const failures = await failuresWith(files);
  assert.is(failures.length, 1);
  assert.match(failures[0]!, 'Could not read the size of rye.jpg. Expected an intact image.');
});

const OTHER_ORIGIN = 'is on another origin. Save the file in the project and import it from there.';
for (const [css, expected] of [
  ['a { background: url("./none.svg"); }', 'Could not resolve "./none.svg"'],
  ['a { background: url("/loaf.svg"); }', 'Expected a relative path such as "./image.svg" but found "/loaf.svg"'],
  ['a { background: url("https://cdn.example/loaf.svg"); }', `"https://cdn.example/loaf.svg" ${OTHER_ORIGIN}`],
  ['@import "https://cdn.example/all.css";', `"https://cdn.example/all.css" ${OTHER_ORIGIN}`],
  ['@import "//cdn.example/all.css";', `"//cdn.example/all.css" ${OTHER_ORIGIN}`],
] as const) {
  test(`a stylesheet cannot contain ${css}`, async () => {
    const [failure, ...others] = await failuresWith({ 'test/fixture/pages/rolls.css': `${css}\n` });
    assert.equal(others, []);
    assert.match(failure!, /^test\/fixture\/pages\/rolls\.css:1:\d+: /);
    assert.match(failure!, `${expected}\n\n    ${css}\n`);
  });
}

test.run();
