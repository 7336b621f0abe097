/** A text in which no line ends at the hyphen of what belongs together. */

import './NoBreak.css';

/** Ranges, such as "1-2 hours", and the word that the trade says most. */
const UNBROKEN = /(\d+-\d+ \w+|same-day)/i;

export function NoBreak({ children }: { children: string }) {
  return children.split(UNBROKEN).map((part, index) =>
    // Every second part is what the group of the pattern caught.
    index % 2 === 1 ? (
      <span key={index} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
