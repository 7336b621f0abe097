/** What one customer said, beside a door with their initials. */

import './Review.css';
import type { Testimonial } from '../../content/types.ts';
import { Stars } from '../Stars/Stars.tsx';

/** The first two capitals of a name: "LB" for Lucia and Ben A. */
const initials = (name: string) =>
  name
    .match(/\p{Lu}/gu)
    ?.slice(0, 2)
    .join('');

export function Review({ name, location, rating, text, service }: Testimonial) {
  return (
    <figure className="review">
      <span className="review-door" aria-hidden="true">
        {initials(name)}
      </span>
      <Stars label={`${rating} out of 5 stars`} />
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <b>{name}</b>
        <span>{location}</span>
        <span className="review-service">{service}</span>
      </figcaption>
    </figure>
  );
}
