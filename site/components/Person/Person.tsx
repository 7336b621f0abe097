/** Person with a photo, or with the initials on a door. */

import './Person.css';
import { Initials } from '../Initials/Initials.tsx';
import { NoBreak } from '../NoBreak/NoBreak.tsx';

interface PersonProps {
  name: string;
  /** Role and other facts, each on a line below the name. */
  lines: readonly string[];
  /** Path of a square photo, or '' for the initials. */
  photo: string;
}

export function Person({ name, lines, photo }: PersonProps) {
  return (
    <p className="person">
      {photo ? <img src={photo} alt="" width="96" height="96" loading="lazy" /> : <Initials name={name} />}{' '}
      <span>
        <b>
          <NoBreak>{name}</NoBreak>
        </b>
        {lines.map((line) => (
          <span key={line}> {line}</span>
        ))}
      </span>
    </p>
  );
}
