/**
 * Accordion of symptoms next to a copy of the door illustration. An open symptom highlights
 * the affected part in both illustrations.
 */

import './SymptomList.css';
import type { ReactNode } from 'react';
import { NoBreak } from '../NoBreak/NoBreak.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SymptomCopy {
  /** Symptom as a visitor would describe it. */
  title: string;
  /** Likely cause. */
  cause: string;
  /** Safety warning, or something to try first. */
  care: string;
  /** Usual duration of the repair. */
  time: string;
}

interface Symptom extends SymptomCopy {
  /** Number of the affected part in the illustration, or 0 if the part isn't numbered. */
  part: number;
  quote: { text: string; href: string };
}

interface SymptomListProps {
  items: readonly Symptom[];
  /** Call button, shown below every symptom. */
  call: ReactNode;
}

export function SymptomList({ items, call }: SymptomListProps) {
  return (
    <div className="symptom-columns">
      <div className="symptoms" data-module="accordion">
        {items.map(({ title, part, cause, care, time, quote }) => (
          <details key={title} name="symptom" className={part > 0 ? `symptom-${part}` : undefined}>
            <summary>
              <h3>
                <NoBreak>{title}</NoBreak>
              </h3>
            </summary>
            <div className="symptom-answer">
              <p>
                <b>{cause}</b>
              </p>
              <p>{care}</p>
              <p>{time}</p>
              <div className="buttons">
                {call}
                <a className="service-quote" href={quote.href}>
                  {quote.text} <VisuallyHidden>{`for “${title}”`}</VisuallyHidden>
                </a>
              </div>
            </div>
          </details>
        ))}
      </div>
      <svg className="symptom-drawing" viewBox="0 0 720 450" aria-hidden="true">
        <use href="#cutaway" />
      </svg>
    </div>
  );
}
