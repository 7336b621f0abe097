/** Stars and the words that say how many. */

import { Stars } from './Stars.tsx';

interface RatingProps {
  text: string;
  /** Where the rating can be checked: an address, or '' if there is none. */
  href: string;
}

export function Rating({ text, href }: RatingProps) {
  return (
    <p className="rating">
      <Stars /> {href ? <a href={href}>{text}</a> : <span>{text}</span>}
    </p>
  );
}
