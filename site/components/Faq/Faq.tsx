/**
 * Questions that open like the panels of a door. The shared `name` lets the browser keep one open
 * at a time, and an open one can be closed again.
 */

import './Faq.css';
import { NoBreak, UNBROKEN } from '../NoBreak/NoBreak.tsx';

interface FaqProps {
  /** The answers in paragraphs. */
  items: readonly { question: string; answer: readonly string[] }[];
}

export function Faq({ items }: FaqProps) {
  return (
    <div className="faq" data-module="accordion">
      {items.map(({ question, answer }) => (
        <details key={question} name="faq" className="faq-item">
          {/* Where a line breaks before such a word, Safari drops the space from the question's name. */}
          <summary aria-label={UNBROKEN.test(question) ? question : undefined}>
            <h3>
              <NoBreak>{question}</NoBreak>
            </h3>
          </summary>
          <div className="faq-answer">
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <NoBreak>{paragraph}</NoBreak>
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
