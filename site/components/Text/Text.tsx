/** A text in which no line ends at the hyphen of what belongs together. */

import './Text.css';

/** Ranges, such as "1-2 hours", and the word that the trade says most. */
const UNBROKEN = /(\d+-\d+ \w+|same-day)/i;

export function Text({ children }: { children: string }) {
  return children.split(UNBROKEN).map((part, index) =>
    // Every second part is what the group of the pattern caught.
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
