/** Groups the listed places by metro, which is the city that the crew comes from. */

import { business } from '../business/business.ts';
import { placeGroups } from '../business/places.ts';
import type { Place } from '../business/schema.ts';

export interface Metro {
  name: string;
  places: readonly Place[];
}

/**
 * Margin of geography.json around the outermost places, in degrees. Towns within this margin can be
 * added without regenerating the file. A degree of longitude is over 45 miles anywhere south of
 * Canada, so the margin always includes the service radius.
 */
export const MARGIN = Math.max(0.75, business.radiusMiles / 45);

const parts = placeGroups.flatMap((group) => group.parts);

export const metros: readonly Metro[] = [...new Set(parts.map(({ metro }) => metro))].map((name) => ({
  name,
  places: parts.filter(({ metro }) => metro === name).flatMap(({ places }) => places),
}));
