/** A text in which ranges and the word same-day do not break at their hyphen. */

import './NoBreak.css';

/** Ranges with their unit, such as "1-2 hours", and "same-day". */
export const UNBROKEN = /(\d+-\d+ \w+|same-day)/i;

export function NoBreak({ children }: { children: string }) {
  return children.split(UNBROKEN).map((part, index) =>
    // Split by a pattern with a group, a text has the matches at odd indexes.
    index % 2 === 1 ? (
      <span key={index} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
