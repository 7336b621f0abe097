/** Links to the lists of places by region, each with its number of places or the names of a few. */

import './PlaceCounts.css';

interface Group {
  text: string;
  href: string;
  count?: number;
  /** Instead of a small count. */
  names?: string;
}

interface PlaceCountsProps {
  groups: readonly Group[];
  /** The counted things, such as "ZIP codes". */
  unit: string;
}

export function PlaceCounts({ groups, unit }: PlaceCountsProps) {
  return (
    <ul className="place-counts">
      {groups.map(({ text, href, count, names }) => (
        <li key={text}>
          <a href={href} className={names && 'place-names'}>
            {count !== undefined && (
              <b>
                {count} <small>{unit}</small>
              </b>
            )}{' '}
            <span>{text}</span>
            {names && <small>{names}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}
