/** FAQ accordion, styled like the panels of a garage door. */

import './Faq.css';
import { Accordion } from '../Accordion/Accordion.tsx';
import { NoBreak, Paragraph, UNBROKEN } from '../NoBreak/NoBreak.tsx';

export interface FaqCopy {
  question: string;
  /** Paragraphs of plain text, because the structured data contains them too. */
  answer: readonly string[];
}

export function Faq({ items }: { items: readonly FaqCopy[] }) {
  return (
    <Accordion look="faq">
      {items.map(({ question, answer }) => (
        <details key={question} name="faq">
          {/* Safari drops a space from the accessible name if the line breaks before a NoBreak. */}
          <summary aria-label={UNBROKEN.test(question) ? question : undefined}>
            <h3>
              <NoBreak>{question}</NoBreak>
            </h3>
          </summary>
          <div className="faq-answer">
            {answer.map((paragraph) => (
              <Paragraph key={paragraph}>{paragraph}</Paragraph>
            ))}
          </div>
        </details>
      ))}
    </Accordion>
  );
}
