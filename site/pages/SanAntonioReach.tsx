import { business } from '../business.ts';
import { NightMap } from '../components/CoverageMap/CoverageMap.tsx';
import type { Placement } from '../components/Scene/Scene.tsx';
import { drawMap, type MetroMap } from '../coverage/map.ts';
import { metros } from '../coverage/metros.ts';

/** What a map says, for those who do not see it. */
export const mapLabel = ({ count, name }: MetroMap) =>
  `Map: ${count} places in and around ${name}, and the ${business.radiusMiles} miles around each of them.`;

let map: MetroMap | undefined;

/** The map of the home region: the scene of the service areas page, and of its shared links. */
export function SanAntonioReach(placement: Placement) {
  const home = metros.find(({ name }) => name === business.city)!;
  // Drawn once for both.
  map ??= drawMap(home, { sizes: { large: 0.0375, small: 0.024 }, island: true });
  return <NightMap map={map} label={mapLabel(map)} {...placement} />;
}
