/** Map of the home service area at night. */

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
  const { width, water, borders, outline, radiusLine, center, size } = map;
  const [lightId, areaId, dotsId] = [useId(), useId(), useId()];
  const light = { cx: center.x, cy: center.y, r: width / 2, gradientUnits: 'userSpaceOnUse' } as const;
  return (
    <svg
      className="map map-night"
      {...mapFrame({ map, label })}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...placement}
    >
      <radialGradient id={lightId} {...light}>
        {/* White text has a contrast ratio of 4.5:1 on this color and on the dots' glow. */}
        <stop stopColor="#945d3d" />
        <stop offset=".3" stopColor="#80505a" />
        <stop offset=".62" stopColor="#3c3563" />
        <stop offset="1" stopColor={LAND} />
      </radialGradient>
      <clipPath id={areaId}>
        <path d={outline} />
      </clipPath>
      <path className="map-area" fill={`url(#${lightId})`} d={outline} />
      <path stroke="#fff" strokeOpacity=".22" clipPath={`url(#${areaId})`} d={borders} />
      {water && <path fill={WATER} fillRule="evenodd" clipPath={`url(#${areaId})`} d={water} />}
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
    </svg>
  );
}
