/** Outline of the home service area, with a dot per place, the city and the outermost towns. */

import './CoverageOutline.css';
import { outlineMap } from '../coverage/maps.ts';
import { dotsPath, MapText } from './mapParts.tsx';

export function CoverageOutline() {
  const map = outlineMap();
  const { width, height, outline, city, labels, size, radiusLine } = map;
  return (
    <svg className="coverage-outline" viewBox={`0 0 ${width} ${height}`} fontSize={size} aria-hidden="true">
      <path className="coverage-area" d={outline} />
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
