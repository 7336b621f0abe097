/** Tests where places and the business are, with and without coordinates of their own. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { placeGroups, placesOf } from '../../site/business/places.ts';
import type { Place } from '../../site/business/schema.ts';
import { locateAll } from '../../site/coverage/make-geography.ts';
import { metros } from '../../site/coverage/metros.ts';
import { centerOf, locate } from '../../site/coverage/positions.ts';
import { rejection } from '../support/build-fixture.ts';
import { buildCopy } from '../support/built-site.ts';
import { buildEdited, type Edit, editedProject, field, isSample } from '../support/edit-project.ts';

const PLACES = 'site/business/places.ts';
const CITY: Place = metros[0]!.places[0]!;
const PLACE: Place = { city: CITY.city, state: CITY.state, zip: CITY.zip };
const POINT = { lat: 30.5, lon: -98.25 };
const UNKNOWN: Place = { ...PLACE, city: 'Nowhere', zip: '00000' };

test('a place is at the center of its ZIP code, unless it has coordinates of its own', () => {
  const { lat, lon } = centerOf(PLACE.zip)!;
  assert.equal(locate(PLACE), [{ ...PLACE, lat, lon }]);
  assert.equal(locate({ ...PLACE, ...POINT }), [{ ...PLACE, ...POINT }]);
  assert.equal(locate({ ...UNKNOWN, ...POINT }), [{ ...UNKNOWN, ...POINT }]);
  assert.equal(locate(UNKNOWN), []);
  const listed = placeGroups.flatMap(placesOf);
  assert.is(metros.flatMap(({ places }) => places).length, listed.length);
});

test('npm run geography looks up ZIP codes, and stops at one that the Census data lacks', () => {
  // Duluth is far from all listed places.
  const [duluth, own] = locateAll([
    { ...PLACE, zip: '55802' },
    { ...UNKNOWN, ...POINT },
  ]);
  assert.ok(Math.abs(duluth!.lat - 46.78) < 0.1 && Math.abs(duluth!.lon + 92.08) < 0.1);
  assert.equal(own, { ...UNKNOWN, ...POINT });
  const message =
    /^site\/business\/places\.ts: Nowhere has the ZIP code 00000, .* Expected a ZIP code with street delivery.* add lat and lon\.$/;
  assert.throws(() => locateAll([PLACE, UNKNOWN]), message);
});

/** Removes a field of business.ts. */
const without = (name: 'latitude' | 'longitude'): Edit => [
  'site/business/business.ts',
  new RegExp(`(?<=\\n) {2}${name}: .*\\n`),
  '',
];

// Another business may list other places.
if (isSample) {
  test('a build reports that no place of the city has a known position', async () => {
    const root = await editedProject([
      [PLACES, /(?<=const sanAntonio: Place\[\] = \[)[^\]]*/, JSON.stringify(UNKNOWN).replace('Nowhere', CITY.city)],
    ]);
    const { message } = await rejection(buildCopy(root));
    assert.match(message, `places[0].zip ("${CITY.city}") is "00000". Expected a known ZIP code`);
    assert.match(message, 'is outside the area of site/coverage/geography.json. Run "npm run geography".');
  });

  test('without coordinates, the business is in the middle of its city', async () => {
    const site = await buildEdited(without('latitude'), without('longitude'), field('radiusMiles', '5'));
    assert.not.match(await site.html('/service-areas'), 'Those areas overlap', 'towns are farther apart');
    const [, latitude, longitude] = /"latitude":([\d.]+),"longitude":([-\d.]+)/.exec(await site.html('/'))!;
    const own = metros[0]!.places.filter(({ city }) => city === business.city);
    for (const [degrees, values] of [
      [latitude, own.map(({ lat }) => lat)],
      [longitude, own.map(({ lon }) => lon)],
    ] as const) {
      assert.match(degrees!, /^-?\d+\.\d{1,5}$/);
      const mean = values.reduce((sum, value) => sum + value) / values.length;
      assert.ok(Math.abs(Number(degrees) - mean) < 1e-5, degrees);
    }
  });
}
