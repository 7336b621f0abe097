/** Map of the home region, used on the service areas page and in its share image. */

import { business } from '../business/business.ts';
import { mapOf } from '../coverage/maps.ts';
import { NightMap } from './NightMap.tsx';
import { nightSky } from './nightSky.ts';
import type { Placement, SharedScene } from './Scene.tsx';

/** @param label Accessible name. */
export function homeMap(label: string): SharedScene {
  const HomeMap = (placement: Placement) => <NightMap map={mapOf(business.city)} label={label} {...placement} />;
  return { Drawing: HomeMap, sky: nightSky, place: 'high' };
}
