/** A decorative picture beside words that say the same: hidden from screen readers. */

import './Icon.css';
import { icons, type IconName } from './icons.tsx';

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 32 32" aria-hidden="true">
      {icons[name]}
    </svg>
  );
}
