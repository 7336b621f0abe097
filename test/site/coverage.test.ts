/** Tests maps and ZIP tables against the list of places and independent calculations. */

import { geoContains } from 'd3-geo';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import type { Place } from '../../site/business/schema.ts';
import { type Coordinates, milesBetween, squareMiles } from '../../site/coverage/geo.ts';
import { geography, type Position } from '../../site/coverage/geography.ts';
import { boxAround, locateAll, readGeography } from '../../site/coverage/make-geography.ts';
import { drawMap } from '../../site/coverage/map.ts';
import { crews, metroOf, metros } from '../../site/coverage/metros.ts';
import { mergeCircles, outlinePath, outlinePoints, type Spot } from '../../site/coverage/outline.ts';
import { knownZips } from '../../site/coverage/positions.ts';
import { findZip, UNIT } from '../../site/coverage/zip-table.ts';
import { checkKnown, coveredZips } from '../../site/coverage/zips.ts';

const SIZES = { large: 0.04, small: 0.025 };
const LOOK = { sizes: SIZES, areaOnly: false };
/** Maps of all metros, and one with another center of the radius. */
const MAPS = [...metros, metroOf(metros[0]!.name, metros[0]!.places, 'shop')].map((metro, index) => {
  const title = `${metro.name}, from the ${index < metros.length ? business.radiusFrom : 'shop'}`;
  return { ...metro, title, map: drawMap(metro, LOOK) };
});
const PLACES = metros.flatMap(({ places }) => places);
const CENTERS = new Map<string, Coordinates>(knownZips.map((center) => [center.zip, center]));

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

const milesTo = (from: Coordinates, points: readonly Coordinates[]) =>
  Math.min(...points.map((point) => milesBetween(from, point)));

const isIn = (coordinates: Position[][][], { lat, lon }: Coordinates) =>
  geoContains({ type: 'MultiPolygon', coordinates }, [lon, lat]);

const { city, state, zip } = metros[0]!.places[0]!;
const PLACE: Place = { city, state, zip };
const UNKNOWN: Place = { city: 'Nowhere', state, zip: '00000' };

test('npm run geography looks up ZIP codes, and stops at one that the Census data lacks', () => {
  // Duluth is far from all listed places.
  const own = { ...UNKNOWN, lat: 30.5, lon: -98.25 };
  const [duluth, kept] = locateAll([{ ...PLACE, zip: '55802' }, own]);
  assert.ok(Math.abs(duluth!.lat - 46.78) < 0.1 && Math.abs(duluth!.lon + 92.08) < 0.1);
  assert.equal(kept, own);
  const message =
    /^site\/business\/places\.ts: Nowhere has the ZIP code 00000, .* with street delivery.* add lat and lon\.$/;
  assert.throws(() => locateAll([PLACE, UNKNOWN]), message);
});

test('geography.json has the land around every metro', () => {
  for (const { name, places } of metros) {
    // The center of a coastal ZIP code can be in the water.
    const onLand = places.filter((place) => isIn(geography.land, place));
    assert.ok(onLand.length > places.length / 2, `${onLand.length} of ${places.length} places of ${name}`);
  }
});

test('npm run geography covers the whole radius, also in Alaska', () => {
  const [fairbanks] = locateAll([{ ...PLACE, zip: '99701' }]) as [Place & Coordinates];
  assert.ok(milesBetween(fairbanks, { lat: 64.84, lon: -147.72 }) < 5, 'not 180 miles north');
  for (const miles of [25, 80]) {
    const [west, south, east, north] = boxAround([fairbanks], 0, miles);
    for (const side of [{ lat: south }, { lat: north }, { lon: west }, { lon: east }]) {
      const edge = milesBetween(fairbanks, { ...fairbanks, ...side });
      assert.ok(edge > miles - 0.5 && edge < miles + 1, `${edge} of ${miles} miles`);
    }
  }
});

test('npm run geography finds large lakes, unless the land already ends at the shore', () => {
  const lakes = { 'a lake in Minnesota': { lat: 46.24, lon: -93.65 }, Okeechobee: { lat: 26.95, lon: -80.8 } };
  const michigan = { lat: 42.5, lon: -87 };
  const { land, water } = readGeography([...Object.values(lakes), michigan].map((point) => boxAround([point], 0.5)));
  for (const [name, point] of Object.entries(lakes)) assert.ok(isIn(water, point), name);
  assert.not.ok(isIn(land, michigan) || isIn(water, michigan), 'Lake Michigan');
  assert.ok(water.every((coordinates) => squareMiles({ type: 'Polygon', coordinates }) > 9.5));
});

test('maps show lakes and the sea', () => {
  const [metro] = metros as [(typeof metros)[number]];
  const { lat, lon } = metro.shop;
  const { water, land } = geography;
  try {
    geography.water = [];
    const before = drawMap(metro, LOOK);
    assert.is(before.water, '');
    geography.water = [[[0, 1, 2, 3, 0].map((turn) => [lon + [0, 0, 0.1, 0.1][turn]!, lat + [0, 0.1, 0.1, 0][turn]!])]];
    const after = drawMap(metro, LOOK);
    assert.match(after.water, /^M\d+ \d+l(-?\d+(?!\d) ?){6}z$/, 'four corners');
    assert.ok(after.land && after.land === before.land);
    geography.land = [];
    assert.match(drawMap(metro, { ...LOOK, areaOnly: true }).water, /^M0 0l/, 'without land, the sea is everywhere');
  } finally {
    Object.assign(geography, { water, land });
  }
});

test('the nearest crew serves a ZIP code that no crew lists', () => {
  const [first, last] = [metros[0]!, metros.at(-1)!];
  if (first === last) return;
  const [{ zip }, place] = [first.places[0]!, last.places[0]!];
  const twin = { ...place, zip, lat: place.lat + 0.05 };
  for (const zip of coveredZips(metroOf(first.name, [twin], 'places')).filter(({ zip }) => !crews.has(zip)))
    assert.ok(
      milesTo(zip, [twin]) <= milesTo(zip, last.places) || milesTo(zip, last.centers) > business.radiusMiles,
      zip.zip,
    );
});

test('the crew that lists a ZIP code serves it', () => {
  const [first, last] = [metros[0]!, metros.at(-1)!];
  const { zip } = last.places[0]!;
  const zips = coveredZips(metroOf(first.name, last.places, 'places')).map(({ zip }) => zip);
  assert.is(zips.includes(zip), crews.get(zip) === first.name);
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

/** Known ZIP codes, and all numbers with the three-digit prefix of a listed ZIP code. */
const CANDIDATES = new Set([
  ...CENTERS.keys(),
  ...PLACES.flatMap(({ zip }) => Array.from({ length: 100 }, (_, end) => zip.slice(0, 3) + `${end}`.padStart(2, '0'))),
  ...['00000', '99999'],
]);

for (const { name, title, places, shop, centers, map } of MAPS) {
  test(`${title}: the table has the positions of exactly the listed and nearby ZIP codes`, () => {
    for (const zip of CANDIDATES) {
      const listed = places.find((place) => place.zip === zip);
      const center = CENTERS.get(zip) ?? listed;
      const isIn = (points: readonly Coordinates[]) => center && milesTo(center, points) <= business.radiusMiles;
      const isNearer = (other: readonly Coordinates[]) => milesTo(center!, other) < milesTo(center!, places);
      const spot = findZip(map.zips, zip, map.width, map.height);
      // Another crew may list the ZIP code, or be nearer.
      const crew = metros.find((other) => other.name !== name && isIn(other.centers) && isNearer(other.places));
      const isOther = (crews.get(zip) ?? crew?.name ?? name) !== name;
      assert.is(Boolean(spot), Boolean(listed || isIn(centers)) && !isOther, zip);
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
    for (const [index, { x, y, zip }] of map.dots.entries()) {
      const error = distance({ x, y }, map.dots[0]!) / UNIT - milesBetween(places[index]!, places[0]!);
      assert.ok(zip === places[index]!.zip && Math.abs(error) < 0.5, `${zip}: ${error} miles`);
      const room = Math.min(x, y, map.width - x, map.height - y);
      const isCenter = centers.some((center) => center.zip === zip);
      assert.ok(room >= (isCenter ? business.radiusMiles * UNIT : 10), `${zip}: ${room}`);
    }
    assert.ok(!map.roads || map.roads !== map.rivers, 'rivers have their own lines');
    const { from, length } = map.radiusLine;
    const room = Math.min(from.x, from.y, map.width - from.x, map.height - from.y);
    assert.ok(length === business.radiusMiles * UNIT && room >= length);
    const south = [...centers].sort((a, b) => a.lat - b.lat)[0]!;
    const error = distance(from, map.dots[0]!) / UNIT - milesBetween(south, places[0]!);
    assert.ok(Math.abs(error) < 0.5, `the radius line begins ${error} miles off`);
  });
}

const SPOT = { x: 10, y: 10 };
/** Centers of twelve circles around a hole. */
const RING = Array.from({ length: 12 }, (_, hour) => {
  return { x: 100 * Math.cos((hour * Math.PI) / 6), y: 100 * Math.sin((hour * Math.PI) / 6) };
});

for (const [name, centers, radius, count] of [
  ['the same circle twice', [SPOT, { ...SPOT }], 50, 1],
  ['two separate circles', [SPOT, { x: 1000, y: 10 }], 50, 2],
  ['a ring', RING, 50, 2],
  ['the first map', MAPS[0]!.map.dots, business.radiusMiles * UNIT, undefined],
] as const) {
  test(`the outline of ${name} consists of arcs outside all other circles`, () => {
    const loops = mergeCircles(centers, radius);
    if (count) assert.is(loops.length, count);
    const nearest = (spot: Spot, spots: readonly Spot[]) => Math.min(...spots.map((other) => distance(spot, other)));
    const lines = loops.map((loop) => outlinePoints([loop], radius));
    for (const line of lines)
      for (const [index, point] of line.entries())
        assert.ok(distance(point, line.at(index - 1)!) < 3.01, 'the loop is closed');
    const points = lines.flat();
    for (const point of points) assert.ok(Math.abs(nearest(point, centers) - radius) < 1e-3, 'outside all circles');
    for (const { x, y } of centers)
      for (let angle = 0.01; angle < 2 * Math.PI; angle += 0.05) {
        const point = { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
        if (nearest(point, centers) > radius - 1e-3) assert.ok(nearest(point, points) < 3, `${point.x}, ${point.y}`);
      }
  });
}

test('outlines are formatted as SVG arcs', () => {
  const pathOf = (...centers: Spot[]) => outlinePath(mergeCircles(centers, 5), 5);
  assert.is(pathOf(SPOT), 'M15 10a5 5 0 0 1-10 0 5 5 0 0 1 10 0z');
  // Both arcs are larger than a semicircle.
  assert.is(pathOf(SPOT, { x: 16, y: 10 }), 'M13 14a5 5 0 1 1 0-8 5 5 0 1 1 0 8z');
});
