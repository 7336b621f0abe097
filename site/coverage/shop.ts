/** Position of the business, for the structured data. */

import { business } from '../business/business.ts';
import type { Business } from '../business/schema.ts';
import type { Coordinates } from './geo.ts';
import { homePlaces } from './metros.ts';
import { meanOf } from './positions.ts';

const fiveDecimals = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
/** Places of the home city itself. */
export const cityPlaces = homePlaces.filter(({ city }) => city === business.city);

/** Returns the point in business.ts, or the middle of the city's own places. */
export function pointOf({ latitude, longitude }: Pick<Business, 'latitude' | 'longitude'>): Coordinates {
  if (latitude !== undefined && longitude !== undefined) return { lat: latitude, lon: longitude };
  const { lat, lon } = meanOf(cityPlaces);
  return { lat: fiveDecimals(lat), lon: fiveDecimals(lon) };
}
