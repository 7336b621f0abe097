/** A decorative picture beside words that say the same: hidden from screen readers. */

import './Icon.css';
import { type IconName, icons } from './icons.tsx';

/** Its size is an attribute too, for browsers that cannot read the styles: without one it would fill the window. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      {icons[name]}
    </svg>
  );
}
