/** Share images: long texts don't overlap anything, and all Latin letters are drawn. */

import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { ReactElement } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createElement, renderToStaticMarkup } from '../../build/lib/react.ts';
import { business } from '../../site/business/business.ts';
import { hours } from '../../site/business/facts.ts';
import { phoneText } from '../../site/business/phone.ts';
import { headerLines, LEFT, missingLetters, RIGHT, SPACING, titleLines } from '../../site/metadata/share-text.ts';
import { ROOT } from '../support/build-fixture.ts';
import { htmlOf, parseHtml, ROUTES, textsOf } from '../support/built-site.ts';
import { type LoadedProject, loadProject } from '../support/project-copy.ts';

let project: LoadedProject;
test.before(async () => void (project = await loadProject(ROOT)));

/** Width of drawn images, half the real one. */
const WIDTH = 600;

/** Loads SVG with the fonts of share images. */
function load(svg: string): Resvg {
  const fontFiles = project.site.imageFonts.map((file) => join(ROOT, file));
  return new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH }, font: { fontFiles, loadSystemFonts: false } });
}

/** Returns the colors of all pixels. */
function draw(image: ReactElement): Uint32Array {
  const { pixels } = load(renderToStaticMarkup(image)).render();
  return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
}

/** Returns the rectangle that drawn letters cover, if there are any. */
function boxOf(lines: ReturnType<typeof headerLines>['name'], attributes = '') {
  const texts = lines.map(
    ({ text, size, y }) =>
      `<text ${attributes} y="${y}" font-size="${size}" letter-spacing="${size * SPACING.header}">${text}</text>`,
  );
  const root =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Archivo" font-weight="800">';
  return load(`${root}${texts.join('')}</svg>`).getBBox();
}

const NAMES = [
  'Lone Oak',
  'Mission Bell Garage Doors and Openers',
  // 60 characters.
  'Mission Bell Residential and Commercial Garage Door Services',
  'Garagentorreparaturwerkstattmeisterbetriebsgesellschaftmitbh',
];
const TITLE =
  'Broken garage door in the Washington–Arlington–Alexandria metropolitan area? We can most likely fix it today.';

test('long names overlap neither the phone number nor the title', () => {
  for (const text of NAMES)
    for (const contact of [['7:30 to 5:30', '(800) 555-0199'], ['(800) 555-0199']]) {
      const lines = headerLines(text, contact);
      const name = boxOf(lines.name, `x="${LEFT.name}"`)!;
      const phone = boxOf(lines.contact, `x="${RIGHT}" text-anchor="end"`)!;
      assert.ok(name.x >= LEFT.name && name.x + name.width + 30 < phone.x, `${text}, ${contact}`);
      assert.ok(phone.x + phone.width <= 1200 - LEFT.title + 1, `${text}, ${contact}`);
      for (const { y, height } of [name, phone]) assert.ok(y > 50 && y + height < 145, `${text}, ${contact}`);
      assert.ok(lines.name[0]!.size > 15 && lines.contact[0]!.size >= 30);
      assert.is(lines.name.map((line) => line.text).join(' '), text);
    }
});

for (const [index, path] of ROUTES.entries())
  test(`no title covers the illustration or the header of ${path}`, async () => {
    const image = project.shareImages[index]!;
    const svg = renderToStaticMarkup(image);
    assert.match(await htmlOf(path), /class="scene [\w-]+|$/.exec(svg)![0], 'the page has the same illustration');
    const contact = [hours.short, phoneText(business.phone)].filter(Boolean).join(' · ');
    for (const text of [...headerLines(business.name, []).name.map((line) => line.text), contact])
      assert.match(textsOf(parseHtml(svg), 'text').join(' '), text);
    const props = image.props as { scene: object; title: string };
    const drawWith = (changes: object) => draw(createElement(image.type, { ...props, ...changes }));
    const withoutScene = { ...props.scene, Drawing: () => null };
    const background = drawWith({ scene: withoutScene, title: '' });
    const illustration = drawWith({ title: '' });
    for (const text of [TITLE, props.title]) {
      const drawn = drawWith({ scene: withoutScene, title: text });
      const ink = [...drawn.keys()].filter((pixel) => drawn[pixel] !== background[pixel]);
      assert.ok(ink.length > 250 && ink[0]! > 72 * WIDTH, 'the title is below the name');
      assert.ok(Math.max(...ink.map((pixel) => pixel % WIDTH)) <= RIGHT / 2, 'the title has a margin');
      const covered = ink.filter((pixel) => illustration[pixel] !== background[pixel]);
      assert.is(covered.length, 0, text);
    }
  });

test('phones that crop an icon to a circle show the whole logo, on an opaque background', () => {
  const icon = draw(project.site.icon.maskable());
  const fromMiddle = (at: number) => Math.hypot((at % WIDTH) - WIDTH / 2, Math.floor(at / WIDTH) - WIDTH / 2);
  assert.ok(icon.every((color, at) => color === icon[0] || fromMiddle(at) < 0.4 * WIDTH));
  // The last byte is the opacity.
  assert.is(icon[0]! >>> 24, 255);
});

test('share images draw Latin letters, and report others', () => {
  for (const text of 'A ñ ß Ł Ş ặ ỹ ẞ ®'.split(' ')) assert.ok(boxOf([{ text, size: 99, y: 300 }]), text);
  // With a separate accent, as in files from macOS, and with letters that look like quotes.
  assert.equal(missingLetters('Łódź Garage – Peña, Pen\u0303a, ʻ, ʼ'), []);
  assert.equal(missingLetters('车库 Garage 车'), ['车', '库']);
  const area = { lines: 1, top: 0, right: RIGHT };
  for (const [line] of [titleLines('Oʻahu', area), headerLines('Oʻahu', []).name]) assert.is(line!.text, 'O‘ahu');
});
