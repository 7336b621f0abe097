import './Checklist.css';
import type { ReactNode } from 'react';

/** A list whose bullets are ticks. */
export function Checklist({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="checklist">
      {items.map((item, index) => (
        <li key={index}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="10" />
            <path d="m5.5 10.5 3 3 6-7" />
          </svg>
          <div>{item}</div>
        </li>
      ))}
    </ul>
  );
}
