/** Customer review with the customer's initials on a door. */

import './Review.css';
import { Initials } from '../Initials/Initials.tsx';

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
      <Initials name={name} />
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
