/** What one customer said, beside a door with their initials. */

import './Review.css';

/** The first two capitals of a name: "LB" for Lucia and Ben A. */
const initials = (name: string) =>
  name
    .match(/\p{Lu}/gu)
    ?.slice(0, 2)
    .join('');

interface ReviewProps {
  name: string;
  location: string;
  rating: number;
  text: string;
  /** What was done. */
  service: string;
  date?: string;
  /** The website it's from. */
  source?: string;
  /** The accessible label of the rating. */
  starsLabel: string;
}

export function Review({ name, location, rating, text, service, date, source, starsLabel }: ReviewProps) {
  return (
    <figure className="review">
      <span className="review-door" aria-hidden="true">
        {initials(name)}
      </span>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <b>{name}</b>
        <span className="review-stars" role="img" aria-label={starsLabel}>
          ★ {rating}
        </span>
        <span className="review-tag">{location}</span>
        <span className="review-tag">{service}</span>
        {(source || date) && <span>{[source, date].filter(Boolean).join(', ')}</span>}
      </figcaption>
    </figure>
  );
}
