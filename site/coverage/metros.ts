/** The listed places, grouped by the city whose crew serves them. Each group has a map. */

import { placeGroups } from '../content/places.ts';
import type { Place } from '../content/types.ts';

export interface Metro {
  name: string;
  /** In the order in which they are listed. */
  places: readonly Place[];
}

const parts = placeGroups.flatMap((group) => group.parts);

export const metros: readonly Metro[] = [...new Set(parts.map(({ metro }) => metro))].map((name) => ({
  name,
  places: parts.filter(({ metro }) => metro === name).flatMap(({ places }) => places),
}));
