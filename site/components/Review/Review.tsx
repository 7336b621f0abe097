/** Customer review with the customer's initials on a door. */

import './Review.css';
import { clsx } from 'clsx';
import type { Testimonial } from '../../business/schema.ts';
import { Initials } from '../Initials/Initials.tsx';
import { Paragraph } from '../NoBreak/NoBreak.tsx';
import { inLanguage } from './language.ts';

interface ReviewProps extends Omit<Testimonial, 'topic'> {
  /** Number of the option above the reviews that shows this one, or 0. */
  topic: number;
  /** Accessible label of the rating. */
  starsLabel: string;
}

export function Review({ topic, starsLabel, ...review }: ReviewProps) {
  const { name, location, rating, text, language, service, date, source } = review;
  return (
    <figure className={clsx('review', topic > 0 && `topic-${topic}`)}>
      <Initials name={name} />
      <blockquote>
        <Paragraph {...inLanguage(language)}>{text}</Paragraph>
      </blockquote>
      <figcaption>
        <b>{name}</b>{' '}
        <span className="review-stars" role="img" aria-label={starsLabel}>
          ★ {rating}
        </span>{' '}
        {location && <span className="review-tag">{location}</span>}{' '}
        {service && <span className="review-tag">{service}</span>}{' '}
        {(source || date) && <span>{[source, date].filter(Boolean).join(', ')}</span>}
      </figcaption>
    </figure>
  );
}
