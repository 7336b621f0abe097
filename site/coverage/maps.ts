/** Caches the map of each metro for all pages and share images. */

import { business } from '../business/business.ts';
import { nameOf } from '../business/places.ts';
import type { Place } from '../business/schema.ts';
import { drawMap, type Look, type MetroMap } from './map.ts';
import { metros } from './metros.ts';
import type { Spot } from './outline.ts';
import { edgeTowns } from './towns.ts';

const LOOKS = {
  home: { sizes: { large: 0.0375, small: 0.024 }, areaOnly: true },
  outline: { sizes: { large: 0.0375, small: 0.0375 }, areaOnly: true, towns: edgeTowns },
  other: { sizes: { large: 0.04, small: 0.04 }, areaOnly: false },
} satisfies Record<string, Look>;

const drawn = new Map<string, MetroMap>();

function draw(metro: string, look: keyof typeof LOOKS): MetroMap {
  const key = `${look} ${metro}`;
  const map = drawn.get(key) ?? drawMap(metros.find(({ name }) => name === metro)!, LOOKS[look]);
  drawn.set(key, map);
  return map;
}

/** @param name Name of the metro in site/business/places.ts. */
export const mapOf = (name: string): MetroMap => draw(name, name === business.city ? 'home' : 'other');

/** Returns the map of the home metro with only the outermost towns' names. */
export const outlineMap = (): MetroMap => draw(business.city, 'outline');

/** Returns the position of a listed place on its metro's map. */
export function spotOf(metro: string, place: Pick<Place, 'zip' | 'city' | 'area'>): Spot {
  return mapOf(metro).dots.find(({ zip, name }) => zip === place.zip && name === nameOf(place))!;
}
