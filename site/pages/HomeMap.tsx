/** The map of the home region: the scene of the service areas page, and of its shared links. */

import { business } from '../business.ts';
import { NightMap } from '../components/CoverageMap/CoverageMap.tsx';
import { nightSky } from '../components/Scene/nightSky.ts';
import type { Placement, SharedScene } from '../components/Scene/Scene.tsx';
import type { MetroMap } from '../coverage/map.ts';
import { mapOf } from '../coverage/maps.ts';

/** What a map says, for those who do not see it. */
export const mapLabel = ({ count, name }: MetroMap) =>
  `Map: ${count} places in and around ${name}, and the ${business.radiusMiles} miles around each of them.`;

function HomeMap(placement: Placement) {
  const map = mapOf(business.city);
  return <NightMap map={map} label={mapLabel(map)} {...placement} />;
}

export const homeMap: SharedScene = { Drawing: HomeMap, sky: nightSky };
