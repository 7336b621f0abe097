/** Initials of a person on an arched door. Hidden from screen readers, which read the name. */

import './Initials.css';

/** The first two capital letters of a name, such as "LB" for "Lucia and Ben A." */
const initialsOf = (name: string) => (name.match(/\p{Lu}/gu) ?? []).slice(0, 2).join('');

export function Initials({ name }: { name: string }) {
  return (
    <span className="initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
