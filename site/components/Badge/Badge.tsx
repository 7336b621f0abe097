/** The round 24/7 badge: a dial of 24 hours, day above and night below. Screen readers read its label instead of its words. */

import './Badge.css';

const NIGHT = 'M15 120a105 105 0 0 0 210 0';

interface BadgeProps {
  /** What screen readers say. */
  label: string;
  /** What is written on it; the second line is the large one. */
  lines: readonly [string, string, string];
}

export function Badge({ label, lines: [top, middle, bottom] }: BadgeProps) {
  return (
    <svg className="badge" viewBox="0 0 240 240" role="img" aria-label={label}>
      <circle cx="120" cy="120" r="117" strokeWidth="3" />
      <path className="badge-hour" pathLength="12" d="M15 120a105 105 0 0 1 210 0" />
      <path className="badge-night" d={NIGHT} />
      <path className="badge-hour badge-late" pathLength="12" d={NIGHT} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
      <g aria-hidden="true">
        <text className="badge-line" x="120" y="80">
          {top}
        </text>
        <text className="badge-hours" x="120" y="141">
          {middle}
        </text>
        <text className="badge-line" x="120" y="172">
          {bottom}
        </text>
      </g>
    </svg>
  );
}
