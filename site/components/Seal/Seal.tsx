/** The round 24/7 badge. Its words run around the rim, so screen readers get them as a label. */

import './Seal.css';

export function Seal({ label }: { label: string }) {
  return (
    <svg className="seal" viewBox="0 0 240 240" role="img" aria-label={label}>
      <circle cx="120" cy="120" r="117" strokeWidth="3" />
      <circle cx="120" cy="120" r="84" strokeWidth="2" strokeDasharray="2 5" />
      <path id="rim" fill="none" d="M21 120a99 99 0 1 1 198 0 99 99 0 1 1-198 0" />
      <text>
        <textPath href="#rim" textLength="608">
          ANSWERED DAY AND NIGHT ★ ANSWERED DAY AND NIGHT ★
        </textPath>
      </text>
      <text className="seal-hours" x="120" y="130" textAnchor="middle">
        24/7
      </text>
      <text className="seal-line" x="120" y="160" textAnchor="middle">
        EVERY DAY
      </text>
    </svg>
  );
}
