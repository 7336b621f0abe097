/** Tests the labels on maps of several regions, with real ZIP codes and invented towns. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Coordinates, milesBetween } from '../../site/coverage/geo.ts';
import { layOut, RADIUS } from '../../site/coverage/layout.ts';
import { boxAround, locateAll, readGeography } from '../../site/coverage/make-geography.ts';
import { type Metro, metroOf, metros } from '../../site/coverage/metros.ts';
import type { Spot } from '../../site/coverage/outline.ts';
import { gapTo, overlap, type Rectangle, roomOf } from '../../site/coverage/rooms.ts';
import { isSample } from '../support/edit-project.ts';

const LOOKS = [
  { large: 0.0375, small: 0.024 },
  { large: 0.04, small: 0.04 },
];

/** Names of all lengths. */
const TOWNS = ['Elm', 'Proctor', 'Hermitage', 'Cedar Hills', 'Mountain Iron', 'Mount Independence', 'Isle'];

/**
 * Regions with their city, the ZIP code in the middle, numbers of listed ZIP codes in the city and
 * around it, the maximum miles from the middle, and the center of the radius.
 */
const REGIONS = [
  ['Duluth', '55802', 6, 20, 60, 'shop'],
  ['Duluth', '55802', 1, 60, 40, 'places'],
  ['Minneapolis', '55401', 1, 12, 10, 'places'],
  ['Tampa', '33602', 15, 25, 40, 'places'],
  ['Spokane', '99201', 8, 15, 70, 'shop'],
  ['Spokane', '99201', 1, 3, 20, 'places'],
] as const;

const middles = REGIONS.map(([city, zip]) => locateAll([{ city, state: 'MN', zip }])[0]!);
const zips = readGeography(middles.map((middle) => boxAround([middle], 2))).zips.map((line) => {
  const [zip, lat, lon] = line.split(' ') as [string, string, string];
  return { zip, lat: Number(lat), lon: Number(lon), state: 'MN' };
});

/** Lists the ZIP codes nearest to the middle as the city, and some of the others as towns. */
function invent(index: number): Metro {
  const [city, , own, around, reach, radiusFrom] = REGIONS[index]!;
  const distance = (center: Coordinates) => milesBetween(center, middles[index]!);
  const near = zips.filter((center) => distance(center) <= reach).sort((a, b) => distance(a) - distance(b));
  const others = near.slice(own);
  const every = Math.max(1, Math.floor(others.length / around));
  const towns = others.filter((_, index) => index % every === 0);
  const nameOf = (index: number) => `${TOWNS[index % TOWNS.length]}${index < TOWNS.length ? '' : ` ${index}`}`;
  const listed = near.slice(0, own).map((center) => ({ ...center, city }));
  return metroOf(city, [...listed, ...towns.map((center, index) => ({ ...center, city: nameOf(index) }))], radiusFrom);
}

/** True if a rectangle is in the service area, false if it's outside, or undefined if it's both. */
function isInside({ x, y, width, height }: Rectangle, centers: readonly Spot[]): boolean | undefined {
  const found = new Set<boolean>();
  for (let column = 0; column <= 60; column += 1)
    for (let row = 0; row <= 20; row += 1) {
      const point = { x: x + (width * column) / 60, y: y + (height * row) / 20 };
      found.add(centers.some((center) => Math.hypot(center.x - point.x, center.y - point.y) < RADIUS));
    }
  return found.size > 1 ? undefined : found.has(true);
}

/** Checks the labels that are shown together, with a font size each. */
function checkTogether(
  metro: Metro,
  { frame, layout: { dots, radiusLine } }: ReturnType<typeof layOut>,
  rooms: readonly (Rectangle & { text: string })[],
  size: number,
): void {
  const centers = metro.centers.map(frame.spotOf);
  for (const [index, room] of rooms.entries()) {
    const [own, foreign] = [true, false].map((isOwn) =>
      dots.filter((_, dot) => (metro.places[dot]!.city === room.text) === isOwn),
    );
    const gap = (spots: readonly Spot[]) => Math.min(...spots.map((spot) => gapTo(room, spot)));
    assert.ok(gap(own!) <= gap(foreign!), `${room.text}: the nearest dot is its own`);
    assert.ok(gap(foreign!) > 2, `${room.text} covers no other dot`);
    assert.is.not(isInside(room, centers), undefined, `${room.text} doesn't cross the outline`);
    assert.ok(room.x >= 0 && room.x + room.width <= frame.width, room.text);
    assert.ok(room.y >= 0 && room.y + room.height <= frame.height, room.text);
    const others = [...rooms.slice(index + 1), { ...roomOf(radiusLine.label, size), text: 'the radius' }];
    assert.is(others.find((other) => overlap(room, other))?.text, undefined, room.text);
  }
}

for (const metro of [...REGIONS.keys()].map(invent).concat(metros))
  test(`${metro.name}, ${metro.places.length} places: labels are next to their dots`, () => {
    for (const look of LOOKS) {
      const drawn = layOut(metro, look);
      const { labels, city, size, dots, radiusLine } = drawn.layout;
      const small = (size * look.small) / look.large;
      /** Returns the rooms of labels in this font. The city's name can be larger. */
      const rooms = (shown: typeof labels, font: number, large: number) =>
        shown.map((label) => {
          const isLarge = label === city && label.fits === 'large';
          return { ...roomOf(label, isLarge ? large : font), text: label.text };
        });
      const all = city ? [...labels, city] : labels;
      const fitting = all.filter(({ fits }) => fits !== 'small');
      checkTogether(metro, drawn, rooms(fitting, size, size * 1.25), size);
      checkTogether(metro, drawn, rooms(all, small, size * 0.95), small);
      // Other regions may have no such place for the label, or room for fewer labels.
      if (!isSample || !metros.includes(metro)) continue;
      const gap = Math.min(...dots.map((dot) => gapTo(roomOf(radiusLine.label, size), dot)));
      assert.ok(gap > size / 3, `the radius is ${gap} from a dot, and text is ${size} high`);
      const cities = new Set(metro.places.map((place) => place.city));
      assert.ok(labels.length >= (cities.size - 1) / 5, `${labels.length} labels`);
    }
  });

if (isSample)
  test('a city name that is too long for its map is smaller or left off', () => {
    const { places } = invent(REGIONS.length - 1);
    const fits = ['Spokane', 'The City of Spokane and its Valleys', 'Spokane'.repeat(12)].map((name) => {
      const renamed = places.map((place) => ({ ...place, city: place.city === 'Spokane' ? name : place.city }));
      return layOut(metroOf(name, renamed), LOOKS[0]!).layout.city?.fits;
    });
    assert.equal(fits, ['large', 'always', undefined]);
  });
