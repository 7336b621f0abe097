/** Tests where places and the business are, with and without coordinates of their own. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { placeGroups, placesOf } from '../../site/business/places.ts';
import type { Place } from '../../site/business/schema.ts';
import { locateAll } from '../../site/coverage/make-geography.ts';
import { metros } from '../../site/coverage/metros.ts';
import { centerOf, locate } from '../../site/coverage/positions.ts';

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
