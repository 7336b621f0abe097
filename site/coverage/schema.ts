/**
 * Checks that no place is listed twice, and that the business and the places are close to their ZIP
 * codes and cities.
 */

import * as v from 'valibot';
import { business } from '../business/business.ts';
import { issuePath } from '../business/fields.ts';
import { nameOf } from '../business/places.ts';
import { BusinessSchema, type Place, PlaceGroupsSchema, PlaceSchema } from '../business/schema.ts';
import { type Coordinates, milesBetween } from './geo.ts';
import { centerOf, type LocatedPlace, locate } from './positions.ts';
import { cityPlaces, pointOf } from './shop.ts';

/** Maximum miles from a place to its ZIP code and crew, and from the shop to its city. */
const MAX_MILES = { zip: 15, crew: 100, shop: 30 };

const isNear = (place: Coordinates, points: readonly Coordinates[], miles: number) =>
  points.length === 0 || points.some((point) => milesBetween(point, place) <= miles);

/** @returns The end of the sentence "Expected …", or undefined. */
function repetitionProblem({ zip, ...place }: Place, seen: Set<string>): string | undefined {
  const entry = `${zip} ${nameOf(place)}`;
  if (seen.has(entry)) return 'a unique ZIP code and name, but an earlier entry has the same ones';
  seen.add(entry);
  return undefined;
}

/** @returns The end of the sentence "Expected …", or undefined. */
function positionProblem(place: Place, metro: string, crew: readonly LocatedPlace[]): string | undefined {
  const { city, zip } = place;
  const [located] = locate(place);
  if (!located)
    return `a known ZIP code, but ${city} (${zip}) is outside the area of site/coverage/geography.json. Run "npm run geography"`;
  const center = centerOf(zip);
  if (!isNear(located, center ? [center] : [], MAX_MILES.zip))
    return `a ZIP code within ${MAX_MILES.zip} miles of lat and lon`;
  if (!isNear(located, crew, MAX_MILES.crew)) return `a place within ${MAX_MILES.crew} miles of ${metro}`;
  return undefined;
}

export const CoveredPlacesSchema = v.pipe(
  PlaceGroupsSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const parts = dataset.value.flatMap((group, index) =>
      group.parts.map((part, at) => ({ ...part, keys: [index, 'parts', at] })),
    );
    const seen = new Set<string>();
    for (const { metro, places, keys } of parts) {
      const crew = parts
        .filter((part) => part.metro === metro)
        .flatMap((part) => part.places.filter(({ city }) => city === metro).flatMap((place) => locate(place)));
      places.forEach((place, index) => {
        // Invalid coordinates are already reported by PlaceSchema.
        if (!v.is(PlaceSchema, place)) return;
        const message = repetitionProblem(place, seen) ?? positionProblem(place, metro, crew);
        if (message) addIssue({ message, path: issuePath(dataset.value, [...keys, 'places', index, 'zip']) });
      });
    }
  }),
);
