/** Text that never wraps inside an amount such as "8 a.m." or a word such as "same-day". */

import './NoBreak.css';
import type { ComponentProps } from 'react';

/** "1-2 hours", "8 a.m. to noon", "30 days", "$1 million", or hyphenated words of 4–12 letters. */
export const UNBROKEN =
  /(\d+-\d+ \w{1,5}\b|(?:(?:noon|midnight) to )?\d[\d:]* [ap]\.m\.(?: to (?:noon|midnight|\d[\d:]* [ap]\.m\.))?|\$?\d+ (?:days?|miles?|million|years?)|(?<![\p{L}\d-])(?=[\p{L}\d-]{4,12}(?![\p{L}\d’-]))[\p{L}\d]+(?:-[\p{L}\d]+)+)/iu;

export function NoBreak({ children }: { children: string }) {
  return children.split(UNBROKEN).map((part, index) =>
    // The pattern has a capture group, so `split` puts the matches at odd indexes.
    index % 2 === 1 ? (
      <span key={index} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Paragraph that never wraps inside an amount or such a word. */
export function Paragraph({ children, ...attributes }: { children: string } & ComponentProps<'p'>) {
  return (
    <p {...attributes}>
      <NoBreak>{children}</NoBreak>
    </p>
  );
}
