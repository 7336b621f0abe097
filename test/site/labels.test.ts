/** Tests the labels on maps of several regions, with real ZIP codes and invented towns. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Coordinates, milesBetween } from '../../site/coverage/geo.ts';
import { layOut, RADIUS } from '../../site/coverage/layout.ts';
import { type Metro, metroOf, metros } from '../../site/coverage/metros.ts';
import { mergeCircles, outlinePoints, type Spot } from '../../site/coverage/outline.ts';
import { knownZips } from '../../site/coverage/positions.ts';
import { gapTo, overlap, type Rectangle, roomOf } from '../../site/coverage/rooms.ts';
import { isSample } from '../support/edit-project.ts';

const LOOKS = [
  { large: 0.0375, small: 0.024 },
  { large: 0.04, small: 0.04 },
];

const CITY = 'Spokane';
/** Names of all lengths. */
const TOWNS = ['Elm', 'Proctor', 'Hermitage', 'Cedar Hills', 'Mountain Iron', 'Mount Independence', 'Isle'];

/** Lists known ZIP codes near the middle of a metro, first those of its city, then of towns. */
function invent(index: number, own: number, every: number, reach: number, radiusFrom: 'places' | 'shop'): Metro {
  const { shop } = metros[index % metros.length]!;
  const milesOf = (zip: Coordinates) => milesBetween(zip, shop);
  const near = knownZips.filter((zip) => milesOf(zip) <= reach).sort((a, b) => milesOf(a) - milesOf(b));
  const places = near
    .filter((_, index) => index < own || (index - own) % every === 0)
    .map((zip, n) => ({ ...zip, state: 'WA', city: n < own ? CITY : `${TOWNS[n % TOWNS.length]} ${n}` }));
  return metroOf(CITY, places, radiusFrom);
}

const FEW = invent(3, 1, 38, 20, 'places');
const INVENTED = [invent(0, 6, 7, 60, 'shop'), invent(1, 1, 4, 40, 'places'), invent(2, 15, 5, 40, 'places'), FEW];

/** Checks the labels that are shown together, with a font size each. */
function checkTogether(
  metro: Metro,
  { frame, layout: { dots, radiusLine } }: ReturnType<typeof layOut>,
  rooms: readonly (Rectangle & { text: string })[],
  size: number,
): void {
  const edge = outlinePoints(mergeCircles(metro.centers.map(frame.spotOf), RADIUS), RADIUS);
  for (const [index, room] of rooms.entries()) {
    const gap = (spots: readonly Spot[]) => Math.min(...spots.map((spot) => gapTo(room, spot)));
    const own = gap(dots.filter((_, dot) => metro.places[dot]!.city === room.text));
    const foreign = gap(dots.filter((_, dot) => metro.places[dot]!.city !== room.text));
    assert.ok(own <= foreign && foreign > 2, `${room.text}: the nearest dot is its own, and it covers no other`);
    assert.ok(gap(edge) > 0, `${room.text} doesn't cross the outline`);
    assert.ok(room.x >= 0 && room.x + room.width <= frame.width, room.text);
    assert.ok(room.y >= 0 && room.y + room.height <= frame.height, room.text);
    const others = [...rooms.slice(index + 1), { ...roomOf(radiusLine.label, size), text: 'the radius' }];
    assert.is(others.find((other) => overlap(room, other))?.text, undefined, room.text);
  }
}

for (const metro of [...INVENTED, ...metros])
  test(`${metro.name}, ${metro.places.length} places: labels are next to their dots`, () => {
    for (const look of LOOKS) {
      const drawn = layOut(metro, look);
      const { labels, city, size, dots, radiusLine } = drawn.layout;
      /** Returns the rooms of labels in this font. The city's name can be larger. */
      const rooms = (shown: typeof labels, font: number, large: number) =>
        shown.map((label) => ({ ...roomOf(label, label.fits === 'large' ? large : font), text: label.text }));
      const all = city ? [...labels, city] : labels;
      const fitting = all.filter(({ fits }) => fits !== 'small');
      checkTogether(metro, drawn, rooms(fitting, size, size * 1.25), size);
      const small = (size * look.small) / look.large;
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
    const names = [CITY, `The City of ${CITY}`, `The City of ${CITY} and its Valleys`, CITY.repeat(12)];
    const fits = names.map((name) => {
      const renamed = FEW.places.map((place) => ({ ...place, city: place.city === CITY ? name : place.city }));
      return layOut(metroOf(name, renamed), LOOKS[0]!).layout.city?.fits;
    });
    assert.equal(fits, ['large', 'always', 'small', undefined]);
  });
