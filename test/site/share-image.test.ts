/** Share images: long texts don't overlap anything, and all Latin letters are drawn. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { escapeHtml } from '../../build/lib/html.ts';
import { createElement, renderToStaticMarkup } from '../../build/lib/react.ts';
import { business } from '../../site/business/business.ts';
import { hours } from '../../site/business/facts.ts';
import { phoneText } from '../../site/business/phone.ts';
import { headerLines, LEFT, type Line, missingLetters, RIGHT, SPACING } from '../../site/metadata/share-text.ts';
import { ROOT } from '../support/build-fixture.ts';
import { htmlOf, ROUTES } from '../support/built-site.ts';
import { editedProject, field, renameCity } from '../support/edit-project.ts';
import { type LoadedProject, loadProject, loadSvg, pixelsOf } from '../support/load-site.ts';

let project: LoadedProject;
test.before(async () => {
  project = await loadProject(ROOT);
});

/** Width of drawn images, half the real one. */
const WIDTH = 600;

const load = (svg: string) => loadSvg(svg, project.site, ROOT, WIDTH);

const svgOf = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Archivo" font-weight="800">${content}</svg>`;

/** Returns the rectangle that the drawn letters cover. */
function inkOf(lines: readonly Line[], attributes: string) {
  const texts = lines.map(({ text, size, y }) => {
    const spacing = size * SPACING.header;
    return `<text ${attributes} y="${y}" font-size="${size}" letter-spacing="${spacing}">${text}</text>`;
  });
  const { x, y, width, height } = load(svgOf(texts.join(''))).getBBox()!;
  return { left: x, right: x + width, top: y, bottom: y + height };
}

const NAMES = [
  'Lone Oak',
  'Mission Bell Garage Doors and Openers',
  // 60 characters.
  'Mission Bell Residential and Commercial Garage Door Services',
  'Garagentorreparaturwerkstattmeisterbetriebsgesellschaftmitbh',
  'Łódź-Nguyễn Garage and Overhead Door Company of Ñandú + Şahin',
];
const TITLES = [
  `Garage door service across ${'Springfield'.repeat(4)}`,
  'Broken garage door in the Washington–Arlington–Alexandria metropolitan area? We can most likely fix it today.',
];

test('long names overlap neither the phone number nor the title', () => {
  for (const text of NAMES)
    for (const contact of [['7:30 to 5:30', '(800) 555-0199'], ['(800) 555-0199']]) {
      const lines = headerLines(text, contact);
      const name = inkOf(lines.name, `x="${LEFT.name}"`);
      const phone = inkOf(lines.contact, `x="${RIGHT}" text-anchor="end"`);
      assert.ok(name.left >= LEFT.name && name.right + 30 < phone.left, `${text}, ${contact}`);
      assert.ok(phone.right <= 1200 - LEFT.title + 1, `${text}, ${contact}`);
      assert.ok(Math.min(name.top, phone.top) > 50 && Math.max(name.bottom, phone.bottom) < 145, `${text}, ${contact}`);
      assert.ok(lines.name[0]!.size > 15 && lines.contact[0]!.size >= 30);
      assert.is(lines.name.map((line) => line.text).join(' '), text);
    }
});

for (const [index, path] of ROUTES.entries())
  test(`no title covers the illustration or the header of ${path}`, async () => {
    const image = project.shareImages[index]!;
    const svg = renderToStaticMarkup(image);
    assert.match(await htmlOf(path), /class="scene [\w-]+|$/.exec(svg)![0], 'the page has the same illustration');
    const words = svg.replace(/(<[^>]*>)+/g, ' ').replaceAll('&#x27;', "'");
    const contact = [hours.short, phoneText(business.phone)].filter(Boolean).join(' · ');
    const name = headerLines(business.name, []).name.map((line) => line.text);
    for (const text of [name.join(' '), contact]) assert.ok(words.includes(escapeHtml(text)), text);
    const props = image.props as { scene: object; title: string };
    const draw = (changes: object) =>
      pixelsOf(load(renderToStaticMarkup(createElement(image.type, { ...props, ...changes }))));
    const withoutScene = { ...props.scene, Drawing: () => null };
    const background = draw({ scene: withoutScene, title: '' });
    const illustration = draw({ title: '' });
    for (const text of [...TITLES, props.title]) {
      const drawn = draw({ scene: withoutScene, title: text });
      const ink = [...drawn.keys()].filter((pixel) => drawn[pixel] !== background[pixel]);
      assert.ok(ink.length > 250 && ink[0]! > 72 * WIDTH, 'the title is below the name');
      assert.ok(Math.max(...ink.map((pixel) => pixel % WIDTH)) <= RIGHT / 2, 'the title has a margin');
      const covered = ink.filter((pixel) => illustration[pixel] !== background[pixel]);
      assert.is(covered.length, 0, text);
    }
  });

test('phones that crop an icon to a circle show the whole logo', () => {
  const icon = pixelsOf(loadSvg(renderToStaticMarkup(project.site.icon.maskable()), project.site, ROOT, 100));
  const cropped = [...icon.keys()].filter((at) => Math.hypot((at % 100) - 49.5, Math.floor(at / 100) - 49.5) > 40);
  assert.ok(cropped.every((at) => icon[at] === icon[0]));
});

test('share images draw every letter, but no dot if there are no hours before it', async () => {
  for (const letter of 'A ñ Ñ á ü ß Ł ź Ş ặ Ế ỹ ø İ ẞ ®'.split(' '))
    assert.ok(load(svgOf(`<text x="9" y="300" font-size="99">${letter}</text>`)).getBBox(), letter);
  assert.equal(missingLetters('Łódź Garage – Peña, Ñandú’s & Şahin'), []);
  // With a separate accent, as in files from macOS, and with letters that look like quotes.
  assert.equal(missingLetters('Pen\u0303a, ʻ, ʼ'), []);
  const edits = [...renameCity('Oʻahu'), field('closedOn', "'holidays'")];
  const { shareImages } = await loadProject(await editedProject(edits));
  const texts = shareImages.map((image) => renderToStaticMarkup(image).replace(/<[^>]*>/g, ' '));
  assert.is(texts.join().split('O‘ahu').length - 1, 2, 'the title and the map have the name');
  assert.not.match(texts.join(), /ʻ|· \(/, 'no quote, and no dot before the number without short hours');
  assert.equal(missingLetters('车库 Garage 车'), ['车', '库']);
});
