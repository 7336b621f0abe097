/** The map of the home region as a scene, for the service areas page and its share image. */

import { business } from '../business/business.ts';
import { mapOf } from '../coverage/maps.ts';
import { NightMap } from './NightMap.tsx';
import { nightSky } from './nightSky.ts';
import type { Placement, SharedScene } from './Scene.tsx';

/** @param label The accessible name. A share image needs none. */
export function homeMap(label?: string): SharedScene {
  const HomeMap = (placement: Placement) => <NightMap map={mapOf(business.city)} label={label} {...placement} />;
  return { Drawing: HomeMap, sky: nightSky };
}
