/** The mark and the business's name, whose second line is set small. */

import './Logo.css';
import { Mark } from './Mark.tsx';

export function Logo({ name, line }: { name: string; line: string }) {
  return (
    <span className="logo">
      <Mark />
      <span className="logo-name">
        {name} <small>{line}</small>
      </span>
    </span>
  );
}
