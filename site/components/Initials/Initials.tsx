/** Initials of a person on an arched door. Hidden from screen readers, which read the name. */

import './Initials.css';

/**
 * Capital initials of two words, such as "LB" for "Dr. Lucia and Ben A.", or else any initials. The
 * Hawaiian letter ʻ has no case, so the capital after it counts.
 */
const initialsOf = (name: string) =>
  (name.match(/(?<![\p{LC}’'-])(?!(The|Dr|Mrs?|Ms)[. ])\p{Lu}/gu) ?? name.match(/(?<!\p{L})\p{L}/gu) ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();

export function Initials({ name }: { name: string }) {
  return (
    <span className="initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
