/** Options above the reviews. Each one shows only the reviews about its topic, without a script. */

import './ReviewTopics.css';
import { Fragment } from 'react';
import { Options } from '../Options/Options.tsx';

/** Number of topics in the stylesheet. */
export const MAX_TOPICS = 6;

interface ReviewTopicsProps {
  /** Label of the options. */
  legend: string;
  /** Label of the first option, which shows all reviews. */
  all: string;
  topics: readonly string[];
}

export function ReviewTopics({ legend, all, topics }: ReviewTopicsProps) {
  return (
    <Options legend={legend} className="review-topics">
      {[all, ...topics].map((topic, index) => (
        <Fragment key={topic}>
          <label>
            <input type="radio" name="topic" id={`topic-${index}`} defaultChecked={index === 0} /> {topic}
          </label>{' '}
        </Fragment>
      ))}
    </Options>
  );
}
