/** Rules of the business's position and of the listed places. */

import { business } from '../business/business.ts';
import { nameOf } from '../business/places.ts';
import type { Business, Place, PlaceGroup } from '../business/schema.ts';
import { type Coordinates, milesBetween } from '../coverage/geo.ts';
import { home } from '../coverage/metros.ts';
import { centerOf, locate } from '../coverage/positions.ts';
import type { Keys, Problem } from './strings.ts';

/** Maximum miles from a place to the center of its ZIP code, and to its crew's city. */
const MAX_MILES = { zip: business.state === 'AK' ? 200 : 60, crew: Math.max(100, business.radiusMiles) };

const isNear = (place: Coordinates, points: readonly Coordinates[], miles: number) =>
  points.length === 0 || points.some((point) => milesBetween(point, place) <= miles);

/** Catches coordinates that belong to another city. */
export function pointProblem({ city, latitude, longitude }: Business): string | false {
  if (latitude === undefined || longitude === undefined)
    return latitude !== longitude && 'both latitude and longitude, or neither';
  const own = home?.places.filter((place) => place.city === city) ?? [];
  const isOwn = isNear({ lat: latitude, lon: longitude }, own, MAX_MILES.zip);
  return !isOwn && `coordinates within ${MAX_MILES.zip} miles of a ${city} ZIP code in site/business/places.ts`;
}

/** @param crew The city's other places. @returns The field and the end of "Expected …". */
function placeProblem(place: Place, metro: string, crew: readonly Coordinates[]): string[] {
  const { city, zip, lat, lon } = place;
  if ((lat === undefined) !== (lon === undefined))
    return [lat === undefined ? 'lat' : 'lon', 'both lat and lon, or neither'];
  const [located] = locate(place);
  const unknown = `a known ZIP code, but ${city} (${zip}) is outside the area of site/coverage/geography.json. Run "npm run geography". If it only has PO boxes, add lat and lon`;
  if (!located) return ['zip', unknown];
  if (!isNear(located, [centerOf(zip) ?? located], MAX_MILES.zip))
    return ['zip', `a ZIP code within ${MAX_MILES.zip} miles of lat and lon`];
  const far = `a place within ${MAX_MILES.crew} miles of ${metro}. If the middle of a ZIP code is far from its town, add lat and lon`;
  return isNear(located, crew, MAX_MILES.crew) ? [] : ['zip', far];
}

/** @param isValid False for the places that the schema rejects. */
export function placesProblems(groups: readonly PlaceGroup[], isValid: (keys: Keys) => boolean): Problem[] {
  const lists = groups.flatMap(({ parts }, group) =>
    parts.map(({ metro, places }, part) => ({ metro, places, keys: [group, 'parts', part] })),
  );
  const listed = new Set<string>();
  return lists.flatMap(({ metro, places, keys }) => {
    const crew = lists.flatMap((list) => list.places.filter(({ city }) => city === metro && list.metro === metro));
    const points = crew.flatMap((place) => locate(place));
    const problems = places.flatMap((place, index): Problem[] => {
      const path = [...keys, 'places', index];
      if (!isValid(path)) return [];
      const others = points.filter(({ zip }) => zip !== place.zip);
      const entry = `${place.zip} ${nameOf(place)}`;
      const [field, expected] = listed.has(entry)
        ? ['zip', 'a unique ZIP code and name, but an earlier entry has the same ones']
        : placeProblem(place, metro, others);
      listed.add(entry);
      return field && expected ? [{ keys: [...path, field], expected }] : [];
    });
    const expected = 'a city with at least one place of its own, such as "San Antonio"';
    return crew.length > 0 ? problems : [{ keys: [...keys, 'metro'], expected }, ...problems];
  });
}
