/** Text that never wraps inside a range such as "1-2 hours" or the word "same-day". */

import './NoBreak.css';

/** Matches a range and its unit, such as "1-2 hours", or "same-day". */
export const UNBROKEN = /(\d+-\d+ \w+|same-day)/i;

export function NoBreak({ children }: { children: string }) {
  return children.split(UNBROKEN).map((part, index) =>
    // `split` by a pattern with a capture group puts the matches at odd indexes.
    index % 2 === 1 ? (
      <span key={index} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
