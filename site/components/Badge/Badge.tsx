/** Round badge with a 24-hour dial (noon at the top). Screen readers only read the label. */

import './Badge.css';

const NIGHT = 'M15 120a105 105 0 0 0 210 0';

export interface BadgeCopy {
  /** The accessible label. */
  label: string;
  /** The three lines of text on the badge. The second line is large. */
  lines: readonly [string, string, string];
  /** Business hours, such as `07:00`. If omitted, the dial shows 24 hours and marks the night. */
  opening?: Readonly<Record<'opens' | 'closes', string>> | undefined;
}

const DAY_MINUTES = 24 * 60;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** One mark for each business hour, on the same circle as the `NIGHT` arc. */
function HourTicks({ opens, closes }: Record<'opens' | 'closes', string>) {
  const length = (minutesOf(closes) - minutesOf(opens) + DAY_MINUTES) % DAY_MINUTES;
  const [from, to] = [opens, closes].map((time) => {
    const angle = (minutesOf(time) / DAY_MINUTES - 0.5) * 2 * Math.PI;
    return `${(120 + 105 * Math.sin(angle)).toFixed(1)} ${(120 - 105 * Math.cos(angle)).toFixed(1)}`;
  });
  const arc = `M${from}A105 105 0 ${length * 2 > DAY_MINUTES ? 1 : 0} 1 ${to}`;
  return <path className="badge-hour" pathLength={length / 60} d={arc} />;
}

/** Scales down a line that has more characters than fit. */
const scaleOf = (text: string, most: number) => Math.min(1, most / text.length);

export function Badge({ label, lines: [top, middle, bottom], opening }: BadgeCopy) {
  const scale = scaleOf(middle, 5);
  return (
    <svg className="badge" viewBox="0 0 240 240" role="img" aria-label={label}>
      <circle cx="120" cy="120" r="117" strokeWidth="3" />
      {opening ? (
        <HourTicks {...opening} />
      ) : (
        <>
          <path className="badge-hour" pathLength="12" d="M15 120a105 105 0 0 1 210 0" />
          <path className="badge-night" d={NIGHT} />
          <path className="badge-hour badge-late" pathLength="12" d={NIGHT} />
        </>
      )}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it is focusable */}
      <g aria-hidden="true">
        <text className="badge-line" x="120" y="80">
          {top}
        </text>{' '}
        <text className="badge-hours" transform={`translate(120 ${120 + 21 * scale})scale(${scale})`}>
          {middle}
        </text>{' '}
        <text className="badge-line" transform={`translate(120 172)scale(${scaleOf(bottom, 14)})`}>
          {bottom}
        </text>
      </g>
    </svg>
  );
}
