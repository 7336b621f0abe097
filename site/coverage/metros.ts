/** The listed places, grouped by the city whose crew serves them. Each group has a map. */

import { business } from '../business/business.ts';
import { placeGroups } from '../business/places.ts';
import type { Place } from '../business/schema.ts';

export interface Metro {
  name: string;
  /** In the order in which they are listed. */
  places: readonly Place[];
}

/**
 * How far geography.json reaches beyond the outermost places, in degrees: a town added within needs no new file. A degree
 * of longitude has more than 45 miles up to the border of Canada, so that the service radius is always within.
 */
export const MARGIN = Math.max(0.75, business.radiusMiles / 45);

const parts = placeGroups.flatMap((group) => group.parts);

export const metros: readonly Metro[] = [...new Set(parts.map(({ metro }) => metro))].map((name) => ({
  name,
  places: parts.filter(({ metro }) => metro === name).flatMap(({ places }) => places),
}));
