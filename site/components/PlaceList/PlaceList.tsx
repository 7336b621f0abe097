/**
 * The covered places, made to be scanned: one line each, the ZIP code first, in columns that are read
 * downwards. How many a group has stands large at its head, which stays in sight beside a long one.
 */

import './PlaceList.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PlaceGroup } from '../../content/types.ts';

interface PlaceListProps {
  groups: readonly PlaceGroup[];
  /** The map that stands with a metro's first list, if there is one. */
  mapOf: (metro: string) => ReactNode;
}

export function PlaceList({ groups, mapOf }: PlaceListProps) {
  return groups.map(({ id, name, intro, parts }) => (
    <section key={id} className="place-group" aria-labelledby={id}>
      <div className="place-group-head">
        <h3 id={id}>{name}</h3>
        <p className="place-count">{parts.reduce((sum, { places }) => sum + places.length, 0)} places</p>
        <p>{intro}</p>
      </div>
      <div>
        {parts.map((part, index) => {
          const map = part.metro !== parts[index - 1]?.metro && mapOf(part.metro);
          return (
            <div key={part.name ?? ''} className={clsx('place-part', map && 'place-part-map')}>
              {part.name && <h4>{part.name}</h4>}
              {map}
              <ul className="places">
                {part.places.map(({ city, zip, area }) => (
                  <li key={zip}>
                    <span>{zip}</span> {area ?? city}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  ));
}
