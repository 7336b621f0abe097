/** Stars followed by the rating as text. */

import { Stars } from './Stars.tsx';

interface RatingProps {
  /** From 1 to 5. */
  rating: number;
  text: string;
  /** URL of the published reviews, or '' if there is none. */
  href: string;
}

export function Rating({ rating, text, href }: RatingProps) {
  return (
    <p className="rating">
      <Stars rating={rating} /> {href ? <a href={href}>{text}</a> : text}
    </p>
  );
}
