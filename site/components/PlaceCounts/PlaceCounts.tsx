/** How many places there are in each region, as large figures that link to the lists of places. */

import './PlaceCounts.css';

interface PlaceCountsProps {
  groups: readonly { text: string; href: string; count: number }[];
  /** What is counted. */
  unit: string;
}

export function PlaceCounts({ groups, unit }: PlaceCountsProps) {
  return (
    <ul className="place-counts">
      {groups.map(({ text, href, count }) => (
        <li key={text}>
          <a href={href}>
            <b>
              {count} <small>{unit}</small>
            </b>{' '}
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
