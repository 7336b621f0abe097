/** Groups the listed places by metro, which is the city that the crew comes from. */

import { business } from '../business/business.ts';
import { placeGroups } from '../business/places.ts';
import type { Place } from '../business/schema.ts';
import { type LocatedPlace, locate } from './positions.ts';

/** Places in the order of the page. */
interface Listing {
  metro: string;
  places: readonly Place[];
}

export interface Metro {
  name: string;
  places: readonly LocatedPlace[];
}

/**
 * Margin of geography.json around the outermost places, in degrees. Towns within this margin can be
 * added without regenerating the file. A degree of longitude is over 45 miles anywhere south of
 * Canada, so the margin always includes the service radius.
 */
export const MARGIN = Math.max(0.75, business.radiusMiles / 45);

const parts = placeGroups.flatMap((group) => group.parts);

export const listings: readonly Listing[] = [...new Set(parts.map(({ metro }) => metro))].map((name) => ({
  metro: name,
  places: parts.filter(({ metro }) => metro === name).flatMap(({ places }) => places),
}));

/** Metros without the places whose position is unknown. The data check reports those. */
export const metros: readonly Metro[] = listings.map(({ metro, places }) => ({
  name: metro,
  places: places.flatMap((place) => locate(place)),
}));

/**
 * Metro of each listed ZIP code. If several metros list it, the first one on the page serves it,
 * because the ZIP check finds that entry.
 */
export const crews: ReadonlyMap<string, string> = new Map(
  parts.flatMap(({ metro, places }) => places.map(({ zip }) => [zip, metro] as const)).reverse(),
);

/** Places that the home city's crew serves. */
export const homePlaces = metros.find(({ name }) => name === business.city)?.places ?? [];
