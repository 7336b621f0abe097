/** Links to each region's list of places, with the number of places or their names. */

import './PlaceCounts.css';

/** Link to a group of places. */
export interface PlaceGroupCopy {
  text: string;
  href: string;
  count?: number;
  /** Names of the places, such as "Boerne and Comfort". Shown instead of a low count. */
  names?: string;
}

interface PlaceCountsProps {
  groups: readonly PlaceGroupCopy[];
  /** Unit after the count, such as "ZIP codes". */
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
