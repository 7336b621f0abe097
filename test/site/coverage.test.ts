/**
 * Tests maps and ZIP tables against the list of places and independent calculations, and the labels
 * of several regions with real ZIP codes and invented towns.
 */

import { geoContains } from 'd3-geo';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { boxAround, type Coordinates, milesBetween, type Position, squareMiles } from '../../site/coverage/geo.ts';
import { geography } from '../../site/coverage/geography.ts';
import { layOut, RADIUS } from '../../site/coverage/layout.ts';
import { locateAll, readGeography } from '../../site/coverage/make-geography.ts';
import { drawMap } from '../../site/coverage/map.ts';
import { crews, crewsOf, type Metro, metroOf, metros } from '../../site/coverage/metros.ts';
import { mergeCircles, outlinePath, outlinePoints, type Spot } from '../../site/coverage/outline.ts';
import { centerOf, knownZips } from '../../site/coverage/positions.ts';
import { gapTo, overlap, type Rectangle, roomOf } from '../../site/coverage/rooms.ts';
import { findZip, UNIT } from '../../site/coverage/zip-table.ts';
import { checkKnown, coveredZips } from '../../site/coverage/zips.ts';
import { dotsPath } from '../../site/scenes/mapParts.tsx';
import { isSample } from '../support/edit-project.ts';

const LOOK = { sizes: { large: 0.04, small: 0.025 }, areaOnly: false };
/** Maps of all metros, and one with another center of the radius. */
const MAPS = [...metros, metroOf(metros[0]!.name, metros[0]!.places, 'shop')].map((metro, index) => {
  const title = `${metro.name}, from the ${index < metros.length ? business.radiusFrom : 'shop'}`;
  return { ...metro, title, map: drawMap(metro, LOOK) };
});

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

const milesTo = (from: Coordinates, points: readonly Coordinates[]) =>
  Math.min(...points.map((point) => milesBetween(from, point)));

const isIn = (coordinates: Position[][][], { lat, lon }: Coordinates) =>
  geoContains({ type: 'MultiPolygon', coordinates }, [lon, lat]);

test('npm run geography stops at a ZIP code that the Census data lacks', () => {
  const nowhere = { city: 'Nowhere', state: 'TX', zip: '00000' };
  const own = { ...nowhere, lat: 30.5, lon: -98.25 };
  assert.equal(locateAll([own]), [own]);
  const message = /^site\/business\/places\.ts: Nowhere has the ZIP code 00000, .* with street delivery/;
  assert.throws(() => locateAll([nowhere]), message);
});

test('npm run geography covers the whole radius, also in the north', () => {
  const fairbanks = { lat: 64.84, lon: -147.72 };
  const [lon, lat] = boxAround([fairbanks], 0, 80);
  for (const side of [{ lat }, { lon }])
    assert.ok(Math.abs(milesBetween(fairbanks, { ...fairbanks, ...side }) - 80) < 1);
});

test('npm run geography finds land and large lakes, unless the land already ends at the shore', () => {
  const okeechobee = { lat: 26.95, lon: -80.8 };
  const michigan = { lat: 42.5, lon: -87 };
  const { land, water } = readGeography([okeechobee, michigan].map((point) => boxAround([point], 0.5)));
  assert.ok(isIn(water, okeechobee) && isIn(land, { ...okeechobee, lon: -80.4 }));
  assert.not.ok(isIn(land, michigan) || isIn(water, michigan), 'Lake Michigan');
  assert.ok(water.every((coordinates) => squareMiles({ type: 'Polygon', coordinates }) > 9.5));
});

test('maps show lakes, the sea and county lines', () => {
  const [metro, { lat, lon }] = [metros[0]!, metros[0]!.shop];
  const { water, land, borders } = geography;
  const lake: Position[] = [0, 1, 2, 3, 0].map((turn) => [lon + (turn > 1 ? 0.1 : 0), lat + (turn % 3 ? 0.1 : 0)]);
  geography.water = [[lake]];
  const map = drawMap(metro, LOOK);
  assert.match(map.water, /^M\d+ \d+l(-?\d+(?!\d) ?){6}z$/, 'four corners');
  Object.assign(geography, { land: [], borders: [lake] });
  const area = drawMap(metro, { ...LOOK, areaOnly: true });
  assert.match(area.water, /^M0 0l/, 'without land, the sea is everywhere');
  assert.match(area.borders, /^M\d+ \d+l/, 'county lines');
  Object.assign(geography, { water, land, borders });
  assert.ok(map.land && map.land === drawMap(metro, LOOK).land);
});

test('the nearest crew serves a ZIP code that no crew lists', () => {
  const [{ name }, { places }] = [metros[0]!, metros.at(-1)!];
  // A place of the first crew next to one of the last crew.
  const own = { ...places[0]!, lat: places[0]!.lat + 0.01 };
  const isIn = (zip: Coordinates, points: readonly Coordinates[]) => milesTo(zip, points) <= business.radiusMiles;
  const expected = knownZips.filter((zip) => {
    const nearer = metros.filter((other) => other.name !== name && milesTo(zip, other.places) < milesTo(zip, [own]));
    return isIn(zip, [own]) && !nearer.some(({ centers }) => isIn(zip, centers)) && !crews.has(zip.zip);
  });
  const zips = coveredZips(metroOf(name, [own], 'places')).filter(({ zip }) => !crews.has(zip));
  assert.equal(zips, expected);
});

test('the first crew that lists a ZIP code serves it', () => {
  const [first, last] = [metros[0]!, metros.at(-1)!];
  const { zip } = last.places[0]!;
  const lists = [first, last].map(({ name: metro }) => ({ metro, places: last.places }));
  const zips = coveredZips(metroOf(first.name, last.places, 'places')).map(({ zip }) => zip);
  assert.equal([crewsOf(lists).get(zip), zips.includes(zip)], [first.name, crews.get(zip) === first.name]);
});

test('rejects a place whose service area extends beyond geography.json', () => {
  const place = { city: 'Uvalde', state: 'TX', zip: '78801' };
  for (const [edge, field] of ['lon', 'lat', 'lon', 'lat'].entries()) {
    // The box that extends farthest in this direction.
    const box = geography.boxes.reduce((far, box) => ((box[edge]! - far[edge]!) * (edge < 2 ? -1 : 1) > 0 ? box : far));
    const center = { ...place, lat: (box[1] + box[3]) / 2, lon: (box[0] + box[2]) / 2 };
    checkKnown(center);
    assert.throws(() => checkKnown({ ...center, [field]: box[edge] }), /Run "npm run geography"\.$/);
  }
});

/** Known ZIP codes, and all numbers that differ from a listed ZIP code only in the last digit. */
const CANDIDATES = new Set([
  ...knownZips.map(({ zip }) => zip),
  ...[...crews.keys()].flatMap((zip) => [...'0123456789'].map((digit) => zip.slice(0, 4) + digit)),
]);

for (const { name, title, places, shop, centers, map } of MAPS) {
  test(`${title}: the table has the positions of exactly the listed and nearby ZIP codes`, () => {
    for (const zip of CANDIDATES) {
      const listed = places.find((place) => place.zip === zip);
      const center = centerOf(zip) ?? listed;
      const isIn = (points: readonly Coordinates[]) => center && milesTo(center, points) <= business.radiusMiles;
      // Another crew may list the ZIP code, or be nearer.
      const others = metros.filter((other) => other.name !== name);
      if (others.some((other) => crews.get(zip) === other.name || isIn(other.centers))) continue;
      const spot = findZip(map.zips, zip, map.width, map.height);
      assert.is(Boolean(spot), Boolean(listed || isIn(centers)), zip);
      if (!spot) continue;
      for (const [index, place] of places.entries()) {
        const error = distance(spot, map.dots[index]!) / UNIT - milesBetween(center!, place);
        assert.ok(Math.abs(error) < 1.5, `${zip}: ${error} miles to ${place.zip}`);
      }
    }
  });

  test(`${title}: the map shows places to scale, and the whole service area`, () => {
    assert.equal(centers, title.endsWith('shop') ? [{ city: name, ...shop }] : places);
    assert.ok(milesTo(shop, places) < 25, 'the shop is in its metro');
    const errorOf = (spot: Spot, center: Coordinates) =>
      Math.abs(distance(spot, map.dots[0]!) / UNIT - milesBetween(center, places[0]!));
    const roomAt = ({ x, y }: Spot) => Math.min(x, y, map.width - x, map.height - y);
    const steps = [...dotsPath(map).matchAll(/m(-?\d+) ?(-?\d+)h0/g)];
    let drawn = { x: 0, y: 0 };
    for (const [index, dot] of map.dots.entries()) {
      drawn = { x: drawn.x + Number(steps[index]![1]), y: drawn.y + Number(steps[index]![2]) };
      assert.ok(dot.zip === places[index]!.zip && errorOf(drawn, places[index]!) < 0.5, dot.zip);
      const isCenter = centers.some((center) => center.zip === dot.zip);
      assert.ok(roomAt(dot) >= (isCenter ? business.radiusMiles * UNIT : 10), dot.zip);
    }
    assert.ok(!map.roads || map.roads !== map.rivers, 'rivers have their own lines');
    const { from, length, label } = map.radiusLine;
    assert.equal([length, label.text], [business.radiusMiles * UNIT, `${business.radiusMiles} miles`]);
    const south = [...centers].sort((a, b) => a.lat - b.lat)[0]!;
    assert.ok(roomAt(from) >= length && errorOf(from, south) < 0.5, 'the radius line begins at the south');
  });
}

const SPOT = { x: 10, y: 10 };
/** Centers of circles around a hole. */
const RING = [0, 1, 2, 3, 4, 5, 6].map((angle) => ({ x: 100 * Math.cos(angle), y: 100 * Math.sin(angle) }));

for (const [name, centers, radius, count] of [
  ['the same circle twice', [SPOT, { ...SPOT }], 50, 1],
  ['a ring', RING, 50, 2],
  ['the first map', MAPS[0]!.map.dots, business.radiusMiles * UNIT, undefined],
] as const)
  test(`the outline of ${name} consists of arcs outside all other circles`, () => {
    const lines = mergeCircles(centers, radius).map((loop) => outlinePoints([loop], radius));
    if (count) assert.is(lines.length, count);
    const nearest = (spot: Spot, spots: readonly Spot[]) => Math.min(...spots.map((other) => distance(spot, other)));
    for (const line of lines)
      for (const [index, point] of line.entries()) {
        assert.ok(distance(point, line.at(index - 1)!) < 3.01, 'the loop is closed');
        assert.ok(Math.abs(nearest(point, centers) - radius) < 1e-3, 'outside all circles');
      }
  });

test('outlines are formatted as SVG arcs', () => {
  const pathOf = (...centers: Spot[]) => outlinePath(mergeCircles(centers, 5), 5);
  assert.is(pathOf(SPOT), 'M15 10a5 5 0 0 1-10 0 5 5 0 0 1 10 0z');
  // Both arcs are larger than a semicircle.
  assert.is(pathOf(SPOT, { x: 16, y: 10 }), 'M13 14a5 5 0 1 1 0-8 5 5 0 1 1 0 8z');
});

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
