/** The parts of the door on the services page: the drawing and its list say the same. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { services } from '../../site/content/services.ts';
import { parts } from '../../site/content/services-page.ts';
import type { DoorPartName } from '../../site/content/types.ts';
import { builtSite, textOf, textsOf } from '../support/built-site.ts';

/** A shape by which to know each part in the drawing. */
const SHAPES: Record<DoorPartName, string> = {
  springs: 'circle[r="60"]',
  cables: 'circle[r="19"]',
  rollers: 'path[stroke-width="13"]',
  tracks: 'path[d^="M277"]',
  opener: 'path[d^="M240 83"]',
  panels: 'path[fill="#efa35c"]',
  sensors: 'circle[r="42"]',
};

const servicesPage = async () => (await builtSite()).document('/services');

/** The list stands right below the drawing's section: before what the links lead to. */
const listOf = (document: Document) => document.querySelector('.hero + section[aria-label] > ol')!;

test('seven parts, each named once, in a numbered list right after the drawing', async () => {
  const list = listOf(await servicesPage());
  assert.equal(textsOf(list, 'li a'), [
    'Torsion springs',
    'Cables and drums',
    'Rollers',
    'Tracks',
    'Opener',
    'Panels',
    'Safety sensors',
  ]);
  assert.is(list.children.length, 7);
});

test('the drawing has each number of the list once, on the part of that place', async () => {
  const document = await servicesPage();
  const drawing = document.querySelector('.door-cutaway')!;
  assert.equal(textsOf(drawing, 'text').sort(), ['1', '2', '3', '4', '5', '6', '7']);
  for (let number = 1; number <= 7; number += 1) {
    assert.equal(textsOf(drawing, `.part-${number} text`), [String(number)]);
  }
  for (const [index, { id }] of parts.entries()) {
    assert.ok(drawing.querySelector(`.part-${index + 1} ${SHAPES[id]}`), id);
  }
});

test('no two numbers touch, and each is as large as its disc needs', async () => {
  const discs = Array.from((await servicesPage()).querySelectorAll('.door-cutaway g > text'), (text) => {
    const disc = text.previousElementSibling!;
    const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(disc.getAttribute(name)));
    assert.is(Number(text.getAttribute('x')), x);
    return { x: x!, y: y!, r: r! };
  });
  assert.is(discs.length, 7);
  for (const [index, a] of discs.entries()) {
    for (const b of discs.slice(index + 1)) assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > a.r + b.r + 6);
  }
});

test('each part leads to the card that repairs it, and a sentence describes its link', async () => {
  const document = await servicesPage();
  const links = Array.from(listOf(document).querySelectorAll('a'));
  const targets = links.map((link) => link.getAttribute('href')!);
  assert.equal(
    targets,
    parts.map(({ href }) => href),
  );
  for (const [index, link] of links.entries()) {
    const id = targets[index]!.replace('/services#', '');
    assert.ok(
      services.some((service) => service.id === id),
      id,
    );
    const card = document.querySelector(`article[id="${id}"]`);
    assert.match(textOf(card).toLowerCase(), parts[index]!.id.replace(/s$/, ''), 'the card speaks of the part');
    const bubble = link.parentElement!.querySelector('[id]')!;
    assert.is(bubble.getAttribute('role'), 'tooltip');
    assert.is(textOf(bubble), parts[index]!.text);
  }
});

test('the drawing says nothing twice: it is hidden from screen readers and has no stop of its own', async () => {
  const drawing = (await servicesPage()).querySelector('.door-cutaway')!;
  assert.is(drawing.getAttribute('aria-hidden'), 'true');
  assert.is(drawing.querySelector('a, [tabindex]'), null);
});

test.run();
