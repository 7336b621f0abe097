/** Outline of the home service area, with a dot per place, the home city and a few towns. */

import './CoverageOutline.css';
import { business } from '../business/business.ts';
import { mapOf } from '../coverage/maps.ts';
import { anchorOf, dotsPath } from './mapParts.tsx';

interface CoverageOutlineProps {
  /** Names of the towns to label. */
  towns: readonly string[];
}

export function CoverageOutline({ towns }: CoverageOutlineProps) {
  const map = mapOf(business.city);
  const { width, height, outline, city, labels, size, radiusLine } = map;
  return (
    <svg className="coverage-outline" viewBox={`0 0 ${width} ${height}`} fontSize={size} aria-hidden="true">
      <path className="coverage-area" d={outline} />
      <path className="coverage-radius" d={`M${radiusLine.from.x} ${radiusLine.from.y}v${radiusLine.length}`} />
      <path className="coverage-dots" d={dotsPath(map)} />
      {labels
        .filter(({ text }) => towns.includes(text))
        .map(({ text, x, y, anchor }) => (
          <text key={text} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      <text x={radiusLine.label.x} y={radiusLine.label.y} textAnchor={anchorOf(radiusLine.label)}>
        {radiusLine.label.text}
      </text>
      <text x={city.x} y={city.y} textAnchor="middle" fontSize={city.size}>
        {city.text}
      </text>
    </svg>
  );
}
