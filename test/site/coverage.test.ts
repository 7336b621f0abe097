/** Tests maps and ZIP tables against the list of places and independent calculations. */

import { geoContains } from 'd3-geo';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { boxAround, type Coordinates, milesBetween, type Position, squareMiles } from '../../site/coverage/geo.ts';
import { geography } from '../../site/coverage/geography.ts';
import { locateAll, readGeography } from '../../site/coverage/make-geography.ts';
import { drawMap } from '../../site/coverage/map.ts';
import { crews, metroOf, metros } from '../../site/coverage/metros.ts';
import { mergeCircles, outlinePath, outlinePoints, type Spot } from '../../site/coverage/outline.ts';
import { centerOf, knownZips } from '../../site/coverage/positions.ts';
import { findZip, UNIT } from '../../site/coverage/zip-table.ts';
import { checkKnown, coveredZips } from '../../site/coverage/zips.ts';
import { dotsPath } from '../../site/scenes/mapParts.tsx';

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

test('maps show lakes and the sea', () => {
  const metro = metros[0]!;
  const { lat, lon } = metro.shop;
  const { water, land } = geography;
  const lake: Position[] = [0, 1, 2, 3, 0].map((turn) => [lon + (turn > 1 ? 0.1 : 0), lat + (turn % 3 ? 0.1 : 0)]);
  geography.water = [[lake]];
  const map = drawMap(metro, LOOK);
  assert.match(map.water, /^M\d+ \d+l(-?\d+(?!\d) ?){6}z$/, 'four corners');
  geography.land = [];
  assert.match(drawMap(metro, { ...LOOK, areaOnly: true }).water, /^M0 0l/, 'without land, the sea is everywhere');
  Object.assign(geography, { water, land });
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
