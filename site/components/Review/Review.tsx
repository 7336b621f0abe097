/** Customer review next to a door with the customer's initials. */

import './Review.css';

/** The first two capital letters of a name, such as "LB" for "Lucia and Ben A." */
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
  /** Service that the customer received, such as "Opener Repair". */
  service: string;
  date?: string;
  /** Website where the review was published, such as "Google". */
  source?: string;
  /** Accessible label of the rating. */
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
        <b>{name}</b>{' '}
        <span className="review-stars" role="img" aria-label={starsLabel}>
          ★ {rating}
        </span>{' '}
        <span className="review-tag">{location}</span> <span className="review-tag">{service}</span>{' '}
        {(source || date) && <span>{[source, date].filter(Boolean).join(', ')}</span>}
      </figcaption>
    </figure>
  );
}
