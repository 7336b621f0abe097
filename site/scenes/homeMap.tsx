/** The map of the home region: the scene of the service areas page, and of its shared links. */

import { business } from '../business/business.ts';
import { NightMap } from '../components/CoverageMap/CoverageMap.tsx';
import { nightSky } from './nightSky.ts';
import type { Placement, SharedScene } from './Scene.tsx';
import { mapLabel } from '../content/service-areas.ts';
import type { MetroMap } from '../coverage/map.ts';
import { mapOf } from '../coverage/maps.ts';

/** A map's label for screen readers. */
export const labelOf = ({ count, name }: MetroMap) =>
  mapLabel.replace('{count}', String(count)).replace('{metro}', name);

function HomeMap(placement: Placement) {
  const map = mapOf(business.city);
  return <NightMap map={map} label={labelOf(map)} {...placement} />;
}

export const homeMap: SharedScene = { Drawing: HomeMap, sky: nightSky };
