/** Outline of the home service area, with roads, a dot per place and the outermost towns. */

import './CoverageOutline.css';
import { clsx } from 'clsx';
import { outlineMap } from '../coverage/maps.ts';
import { AMBER } from '../styles/colors.ts';
import { dotsPath, MapText } from './mapParts.tsx';

/** Warm light that fades toward the edge of the area. */
const LIGHT = [`${AMBER}77`, `${AMBER}11`] as const;

interface CoverageOutlineProps {
  className?: string;
  /** Colors of the area in the middle and at its edge. */
  glow?: readonly [string, string];
}

export function CoverageOutline({ className, glow = LIGHT }: CoverageOutlineProps) {
  const map = outlineMap();
  const { width, height, outline, roads, rivers, city, labels, size, radiusLine } = map;
  return (
    <svg
      className={clsx('coverage-outline', className)}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={size}
      aria-hidden="true"
    >
      <radialGradient id="coverage-glow">
        <stop stopColor={glow[0]} />
        <stop offset="1" stopColor={glow[1]} />
      </radialGradient>
      <clipPath id="coverage-clip">
        <path d={outline} />
      </clipPath>
      <path className="coverage-area" d={outline} />
      <g className="coverage-lines" clipPath="url(#coverage-clip)">
        {rivers && <path className="coverage-rivers" d={rivers} />}
        {roads && <path d={roads} />}
      </g>
      <path className="coverage-radius" d={`M${radiusLine.from.x} ${radiusLine.from.y}v${radiusLine.length}`} />
      <path className="coverage-dots" d={dotsPath(map)} />
      {labels.map((label) => (
        <MapText key={label.text} label={label} className={label.isOutside ? 'coverage-outside' : undefined} />
      ))}
      <MapText label={radiusLine.label} />
      {city && <MapText label={city} size={city.size} />}
    </svg>
  );
}
