import './Seal.css';

/** The round 24/7 badge. Its words run around the rim, so screen readers get them as a label. */
export function Seal({ label }: { label: string }) {
  return (
    <svg className="seal" viewBox="0 0 240 240" role="img" aria-label={label}>
      <circle cx="120" cy="120" r="117" />
      <circle cx="120" cy="120" r="84" />
      <path id="rim" d="M21 120a99 99 0 1 1 198 0 99 99 0 1 1-198 0" />
      <text className="seal-rim">
        <textPath href="#rim" textLength="608">
          ANSWERED DAY AND NIGHT ★ ANSWERED DAY AND NIGHT ★
        </textPath>
      </text>
      <text className="seal-hours" x="120" y="130">
        24/7
      </text>
      <text className="seal-line" x="120" y="160">
        EVERY DAY
      </text>
    </svg>
  );
}
