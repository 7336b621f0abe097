/**
 * Accordion of symptoms. An open symptom shows a close-up of the affected part: in its answer on
 * small screens, and next to the list on large ones.
 */

import './SymptomList.css';
import { DoorCloseUp, type DoorPartName } from '../../scenes/DoorCutaway.tsx';
import { Accordion } from '../Accordion/Accordion.tsx';
import { type Action, ButtonLink } from '../Button/Button.tsx';
import { NoBreak } from '../NoBreak/NoBreak.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SymptomCopy {
  /** Symptom as a visitor would describe it. */
  title: string;
  /** Likely cause. */
  cause: string;
  /** Safety warning, or something to try first. */
  care: string;
  /** True if visitors can often solve it with what `care` suggests, which then comes first. */
  isEasy?: boolean;
  /** Usual duration of the repair, if it's not that of other repairs. */
  time?: string;
  /** Cost of the repair, if known. */
  price?: string | undefined;
}

interface Symptom extends SymptomCopy {
  /** HTML id, if the part in the illustration links to this symptom. */
  id?: string | undefined;
  /** The affected part. */
  part: { id: DoorPartName; title: string; text: string };
  quote: Action;
}

interface SymptomListProps {
  items: readonly Symptom[];
  /** Call button, shown below every symptom. */
  call: Action;
}

export function SymptomList({ items, call }: SymptomListProps) {
  return (
    <div className="symptom-columns">
      <Accordion look="symptoms">
        {items.map(({ id, title, part, quote, ...copy }) => (
          <details key={title} name="symptom" id={id}>
            <summary>
              <h3>
                <NoBreak>{title}</NoBreak>
              </h3>
            </summary>
            <div className="symptom-answer">
              <figure>
                <DoorCloseUp part={part.id} />
                <figcaption>
                  <b>{part.title}</b> {part.text}
                </figcaption>
              </figure>
              <div>
                <Advice {...copy} />
                {/* Not a CallButton, because eight icons cost 30 ms on a slow phone. */}
                <div className="buttons">
                  <ButtonLink href={call.href} look="primary" size={copy.isEasy ? 'small' : undefined}>
                    {call.text}
                  </ButtonLink>
                  <a className="service-quote" href={quote.href}>
                    {quote.text} <VisuallyHidden>{`for “${title}”`}</VisuallyHidden>
                  </a>
                </div>
              </div>
            </div>
          </details>
        ))}
      </Accordion>
      <DoorCloseUp className="symptom-overview" />
    </div>
  );
}

/** The text of an answer. Its first paragraph is bold. */
function Advice({ cause, care, isEasy, time, price }: Omit<SymptomCopy, 'title'>) {
  const lines = [...(isEasy ? [care, cause] : [cause, care]), time, price];
  return lines.map((line) => line && <p key={line}>{line}</p>);
}
