/** List with check marks as bullets. */

import './Checklist.css';
import type { ReactNode } from 'react';

export function Checklist({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="checklist">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
