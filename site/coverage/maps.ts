/** Caches the map of each metro for all pages and share images. */

import { business } from '../business/business.ts';
import { nameOf } from '../business/places.ts';
import type { Place } from '../business/schema.ts';
import { drawMap, type Look, type MetroMap } from './map.ts';
import { home, metros } from './metros.ts';
import type { Spot } from './outline.ts';
import { edgeTowns } from './towns.ts';

const LOOKS = {
  home: { sizes: { large: 0.0375, small: 0.024 }, areaOnly: true },
  other: { sizes: { large: 0.04, small: 0.04 }, areaOnly: false },
} satisfies Record<string, Look>;

const drawn = new Map<string, MetroMap>();

/** @param name Name of the metro in site/business/places.ts. */
export function mapOf(name: string): MetroMap {
  const metro = metros.find((one) => one.name === name)!;
  const map = drawn.get(name) ?? drawMap(metro, metro === home ? LOOKS.home : LOOKS.other);
  drawn.set(name, map);
  return map;
}

let outline: MetroMap | undefined;

/** Returns the map of the home metro with only the outermost towns' names. */
export function outlineMap(): MetroMap {
  const map = mapOf(business.city);
  outline ??= { ...map, ...map.labelOnly(edgeTowns) };
  return outline;
}

/** Returns the position of a listed place on its metro's map. */
export function spotOf(metro: string, place: Pick<Place, 'zip' | 'city' | 'area'>): Spot {
  return mapOf(metro).dots.find(({ zip, name }) => zip === place.zip && name === nameOf(place))!;
}
