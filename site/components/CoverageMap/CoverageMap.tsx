/** Map of a metro's service area, in the page's colors. */

import '../../scenes/Map.css';
import { useId } from 'react';
import { dotsPath, MapNames, type MapProps, mapFrame } from '../../scenes/mapParts.tsx';

/** Shows the outline of the service area, a dot for each place, and place names. */
export function CoverageMap({ map, label }: MapProps) {
  const { land, water, borders, outline, radiusLine, size } = map;
  const [landId, clipId] = [useId(), useId()];
  return (
    <svg className="map map-day" {...mapFrame({ map, label })}>
      {/* Has the class too, because the ZIP check's copy of it isn't inside the map. */}
      <g id={useId()} className="map-day" fontSize={size}>
        <clipPath id={clipId}>
          <path id={landId} d={land} />
        </clipPath>
        <use className="map-land" href={`#${landId}`} />
        <path d={borders} />
        <path className="map-area" clipPath={`url(#${clipId})`} d={outline} />
        {water && <path className="map-water" d={water} />}
        <path className="map-radius-line" d={`M${radiusLine.from.x} ${radiusLine.from.y}v${radiusLine.length}`} />
        <path className="map-dots" d={dotsPath(map)} />
        <MapNames map={map} />
      </g>
    </svg>
  );
}
