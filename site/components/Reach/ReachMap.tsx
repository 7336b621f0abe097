import './ReachMap.css';
import type { Placement } from '../Scene/Scene.tsx';

interface ReachMapProps {
  /** Places in miles east and south of the map's centre. */
  places: readonly { x: number; y: number }[];
  labels: readonly { x: number; y: number; text: string }[];
  radius: number;
  /** What the picture says, for those who do not see it. */
  label: string;
}

/** The smallest box around the places with a margin, in whole miles. */
function viewBox(places: readonly { x: number; y: number }[], margin: number): string {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.floor(Math.min(...xs) - margin), Math.floor(Math.min(...ys) - margin)];
  return `${left} ${top} ${Math.ceil(Math.max(...xs) + margin) - left} ${Math.ceil(Math.max(...ys) + margin) - top}`;
}

const AREA = '#31406c';
const AMBER = '#f4b63f';

/**
 * How far the trucks go. One user unit is one mile: a dot for each place, and the same dots drawn
 * with a pen as wide as the service area, which melts the circles into one shape.
 */
export function ReachMap({ places, labels, radius, label, ...placement }: ReachMapProps & Placement) {
  const dots = places.map(({ x, y }) => `M${x} ${y}h0`).join('');
  return (
    <svg className="reach" viewBox={viewBox(places, radius + 2)} role="img" aria-label={label} strokeLinecap="round" {...placement}>
      <path stroke={AMBER} d={dots} strokeWidth={radius * 2 + 0.8} />
      <path stroke={AREA} d={dots} strokeWidth={radius * 2} />
      <path stroke={AMBER} d={dots} strokeWidth="1.7" />
      <g
        fill="#fff"
        stroke={AREA}
        strokeWidth="1.2"
        strokeLinejoin="round"
        paintOrder="stroke"
        fontSize="3.9"
        fontWeight="700"
        textAnchor="middle"
      >
        {labels.map(({ x, y, text }) => (
          <text key={text} x={x} y={y - 2.5}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
