/** Compares the ZIP check's answers with great-circle distances. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../../site/business/business.ts';
import { phoneText } from '../../../site/business/phone.ts';
import { milesBetween } from '../../../site/coverage/geo.ts';
import { metros } from '../../../site/coverage/metros.ts';
import { knownZips } from '../../../site/coverage/zips.ts';
import { textOf } from '../../support/built-site.ts';
import { openPage } from '../../support/open-page.ts';
import { listed, listedAnswer, listedZips, zipAnswer } from '../../support/zip-codes.ts';

const places = metros.flatMap((metro) => metro.places.map((place) => ({ ...place, metro: metro.name })));
const covered = new RegExp(`^${zipAnswer('covered', { zip: '.+', miles: '(\\d+)', place: '(.+?)', metro: '(.+)' })}$`);

test("answers contain the nearest place within the radius, its distance, and its crew's city", async () => {
  const { find, fire } = await openPage('/service-areas');
  const input = find<HTMLInputElement>('#zip');
  const answer = (zip: string) => {
    input.value = zip;
    fire(input, 'input');
    return textOf(find('.zip-check [role=status]'));
  };

  const known = new Set(knownZips.map(({ zip }) => zip));
  // Check every PO-box ZIP code, because only the list has coordinates for those.
  for (const place of listed.filter(({ zip }, index) => index % 4 === 0 || !known.has(zip))) {
    assert.is(answer(place.zip), listedAnswer(place));
    assert.ok(answer(place.zip).includes(place.zip) && answer(place.zip).includes(place.name));
  }

  const near = knownZips.filter((center) =>
    places.some((place) => milesBetween(center, place) <= business.radiusMiles),
  );
  const regions = new Set(near.map(({ zip }) => zip.slice(0, 3)));
  const metrosFound = new Set<string>();
  for (const center of knownZips.filter(({ zip }, index) => index % 25 === 0 && !listedZips.has(zip))) {
    const { zip } = center;
    const distances = places.map((place) => milesBetween(center, place));
    const least = Math.min(...distances);
    if (least > business.radiusMiles) {
      const isNear = regions.has(zip.slice(0, 3));
      assert.is(answer(zip), zipAnswer(isNear ? 'unconfirmed' : 'far', { zip, phone: phoneText(business.phone) }));
      continue;
    }
    const [text, miles, name, metro] = covered.exec(answer(zip)) ?? [];
    assert.ok(text?.includes(zip), `${zip}: ${answer(zip)}`);
    const own = places.findIndex((place) => (place.area ?? place.city) === name && place.metro === metro);
    // The table in the page is accurate to 1.5 miles.
    assert.ok(Math.abs(distances[own]! - Number(miles)) < 2, `${zip}: ${miles} miles, expected ${distances[own]}`);
    assert.ok(distances[own]! - least < 2, `${zip}: ${name} isn't the nearest place`);
    metrosFound.add(metro!);
  }
  assert.is(metrosFound.size, metros.length);
});

test.run();
