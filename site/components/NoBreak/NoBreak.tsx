/** Text that never wraps inside a range such as "1-2 hours" or the word "same-day". */

import './NoBreak.css';

/** Matches "same-day", or a range with its unit, such as "1-2 hours". */
export const UNBROKEN = /(\d+-\d+ \w+|same-day)/i;

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
