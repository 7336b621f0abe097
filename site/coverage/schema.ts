/** Checks that each place is where its ZIP code and its crew are. */

import * as v from 'valibot';
import { issuePath } from '../business/fields.ts';
import { type Place, PlaceGroupsSchema, PlaceSchema } from '../business/schema.ts';
import { type Coordinates, milesBetween } from './geo.ts';
import { knownZips } from './zips.ts';

/** How far a town may be from the center of its ZIP code, and from the city whose crew serves it. */
const MAX_MILES = { zip: 15, crew: 100 };

const zipCenters = new Map(knownZips.map((center) => [center.zip, center]));

const isNear = (place: Place, points: readonly Coordinates[], miles: number) =>
  points.length === 0 || points.some((point) => milesBetween(point, place) <= miles);

/** @returns The broken rule, to complete the sentence "Expected …". Unknown ZIP codes pass. */
function positionProblem(place: Place, metro: string, crew: readonly Place[]): string | undefined {
  const center = zipCenters.get(place.zip);
  if (!isNear(place, center ? [center] : [], MAX_MILES.zip))
    return `a ZIP code at most ${MAX_MILES.zip} miles from lat and lon`;
  if (!isNear(place, crew, MAX_MILES.crew)) return `a place at most ${MAX_MILES.crew} miles from ${metro}`;
  return undefined;
}

export const CoveredPlacesSchema = v.pipe(
  PlaceGroupsSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const parts = dataset.value.flatMap((group, index) =>
      group.parts.map((part, at) => ({ ...part, keys: [index, 'parts', at] })),
    );
    for (const { metro, places, keys } of parts) {
      const crew = parts
        .filter((part) => part.metro === metro)
        .flatMap((part) => part.places.filter(({ city }) => city === metro));
      places.forEach((place, index) => {
        // A place with invalid degrees is reported for those.
        const message = v.is(PlaceSchema, place) ? positionProblem(place, metro, crew) : undefined;
        if (message) addIssue({ message, path: issuePath(dataset.value, [...keys, 'places', index, 'zip']) });
      });
    }
  }),
);
