/** Map of the home service area at night. */

import './Map.css';
import { useId } from 'react';
import { AMBER } from '../styles/colors.ts';
import { dotsPath, MapNames, type MapProps, mapFrame } from './mapParts.tsx';
import type { Placement } from './Scene.tsx';

const LAND = '#1b2750';
const WATER = '#10183a';

/**
 * The service area as a lit shape with county lines. The map is complete without CSS, because
 * share images have no stylesheet. The stylesheet only adds font sizes and a fade-in.
 */
export function NightMap({ map, label, ...placement }: MapProps & Placement) {
  const { width, water, borders, roads, rivers, outline, radiusLine, center, size } = map;
  const [lightId, areaId, dotsId] = [useId(), useId(), useId()];
  const light = { cx: center.x, cy: center.y, r: width / 2, gradientUnits: 'userSpaceOnUse' } as const;
  return (
    <svg className="map map-night" {...mapFrame({ map, label })} {...placement}>
      <g id={useId()} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <radialGradient id={lightId} {...light}>
          {/* White text has a contrast ratio of 4.5:1 on this color, the dots' glow and roads. */}
          <stop stopColor="#945d3d" />
          <stop offset=".3" stopColor="#80505a" />
          <stop offset=".62" stopColor="#3c3563" />
          <stop offset="1" stopColor={LAND} />
        </radialGradient>
        <clipPath id={areaId}>
          <path d={outline} />
        </clipPath>
        <path className="map-area" fill={`url(#${lightId})`} d={outline} />
        <g clipPath={`url(#${areaId})`}>
          <path stroke="#fff" strokeOpacity={roads ? '.14' : '.22'} d={borders} />
          {rivers && <path stroke="#8fb4e8" strokeOpacity=".6" strokeWidth="1.5" d={rivers} />}
          {roads && <path stroke="#ffd9a0" strokeOpacity=".34" d={roads} />}
          {water && <path fill={WATER} fillRule="evenodd" d={water} />}
        </g>
        <path stroke={AMBER} strokeWidth="1.5" d={outline} />
        <path
          stroke={AMBER}
          strokeDasharray="1 4"
          d={`M${radiusLine.from.x} ${radiusLine.from.y}v${radiusLine.length}`}
        />
        <g stroke={AMBER} strokeWidth="4.5">
          <use href={`#${dotsId}`} strokeWidth="13" strokeOpacity=".16" />
          <path id={dotsId} className="map-dots" d={dotsPath(map)} />
        </g>
        <g
          fill="#fff"
          stroke={LAND}
          strokeWidth="3"
          strokeOpacity=".7"
          paintOrder="stroke"
          fontSize={size}
          fontWeight="800"
        >
          <MapNames map={map} largeOnly={placement.width !== undefined} />
        </g>
      </g>
    </svg>
  );
}
