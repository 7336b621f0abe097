/** Decorative icon, hidden from screen readers. */

import './Icon.css';
import { type IconName, icons } from './icons.tsx';

/** The size attributes keep the icon small in old browsers that can't read the stylesheet. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      {icons[name]}
    </svg>
  );
}
