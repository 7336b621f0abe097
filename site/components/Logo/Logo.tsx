/** Logo mark and business name. The second part of the name is on its own line in small type. */

import './Logo.css';
import { LogoMark } from './LogoMark.tsx';

/** The business name in two parts. */
export interface Brand {
  /** The first words, in large type. */
  shortName: string;
  /** The remaining words, in small type. May be empty. */
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
