import './Review.css';
import type { Testimonial } from '../../content/types.ts';
import { Stars } from '../Stars/Stars.tsx';

/** What one customer said. */
export function Review({ name, location, rating, text, service }: Testimonial) {
  return (
    <figure className="review">
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
