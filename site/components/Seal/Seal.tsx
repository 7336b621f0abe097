/** The round 24/7 badge: a dial of 24 hours, the bright ones above and the dark ones below. Screen readers get its words as a label. */

import './Seal.css';

const NIGHT = 'M15 120a105 105 0 0 0 210 0';

export function Seal({ label }: { label: string }) {
  return (
    <svg className="seal" viewBox="0 0 240 240" role="img" aria-label={label}>
      <circle cx="120" cy="120" r="117" strokeWidth="3" />
      <path className="seal-hour" pathLength="12" d="M15 120a105 105 0 0 1 210 0" />
      <path className="seal-night" d={NIGHT} />
      <path className="seal-hour seal-late" pathLength="12" d={NIGHT} />
      <text className="seal-line" x="120" y="80">
        ANSWERED
      </text>
      <text className="seal-hours" x="120" y="141">
        24/7
      </text>
      <text className="seal-line" x="120" y="172">
        EVERY DAY
      </text>
    </svg>
  );
}
