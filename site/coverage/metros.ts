/** Groups the listed places by metro, which is the city that the crew comes from. */

import { business } from '../business/business.ts';
import { placeGroups } from '../business/places.ts';
import type { Business, PlaceGroup } from '../business/schema.ts';
import type { Coordinates } from './geo.ts';
import { type LocatedPlace, locate } from './positions.ts';

/** Center of a circle that the crew covers, which is a listed place or the shop. */
export interface Center extends Coordinates {
  city: string;
  zip?: string;
}

export interface Metro {
  name: string;
  places: readonly LocatedPlace[];
  /** Point in business.ts, or the middle of the city's own places. */
  shop: Coordinates;
  centers: readonly Center[];
}

const parts = placeGroups.flatMap((group) => group.parts);

/** Places of each metro in the order of the page. */
export const listings = [...new Set(parts.map(({ metro }) => metro))].map((name) => ({
  metro: name,
  places: parts.filter(({ metro }) => metro === name).flatMap(({ places }) => places),
}));

const fiveDecimals = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
const mean = (numbers: readonly number[]) =>
  fiveDecimals(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);

function shopOf(metro: string, places: readonly LocatedPlace[]): Coordinates {
  const { city, latitude, longitude } = business;
  if (metro === city && latitude !== undefined && longitude !== undefined) return { lat: latitude, lon: longitude };
  const own = places.filter((place) => place.city === metro);
  return { lat: mean(own.map(({ lat }) => lat)), lon: mean(own.map(({ lon }) => lon)) };
}

export function metroOf(
  name: string,
  places: readonly LocatedPlace[],
  radiusFrom: Business['radiusFrom'] = business.radiusFrom,
): Metro {
  const shop = shopOf(name, places);
  return { name, places, shop, centers: radiusFrom === 'shop' ? [{ city: name, ...shop }] : places };
}

/** Metros without the places whose position is unknown. The data check reports those. */
export const metros: readonly Metro[] = listings.map(({ metro, places }) =>
  metroOf(
    metro,
    places.flatMap((place) => locate(place)),
  ),
);

/**
 * Returns the metro of each listed ZIP code. If several metros list it, the first one on the page
 * serves it, because the ZIP check finds that entry.
 */
export const crewsOf = (lists: PlaceGroup['parts']): ReadonlyMap<string, string> =>
  new Map(lists.flatMap(({ metro, places }) => places.map(({ zip }) => [zip, metro] as const)).reverse());

export const crews = crewsOf(parts);

/** Metro of the business. */
export const home = metros.find(({ name }) => name === business.city);
