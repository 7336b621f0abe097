/** The mark and the business's name in two lines, the second one small. */

import './Logo.css';
import { LogoMark } from './LogoMark.tsx';

/** The full name of the business in two parts. */
export interface Brand {
  /** The first words, set large. */
  shortName: string;
  /** The words after them, set small. May be empty. */
  rest: string;
}

export function Logo({ shortName, rest }: Brand) {
  return (
    <span className="logo">
      <LogoMark />
      <span className="logo-name">
        {shortName} {rest && <small>{rest}</small>}
      </span>
    </span>
  );
}
