/**
 * The covered places for scanning: one line each, the ZIP code first, in columns that read downward. A group's head shows
 * its count and stays in view beside a long list. The ZIP check reads the entries: whose crew serves them (`data-crew`),
 * and each place's position on that crew's map (`data-spot`: x and y).
 */

import './PlaceList.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Place {
  city: string;
  zip: string;
  /** A neighborhood, which the list shows instead of the city. */
  area?: string;
}

interface PlacePart {
  name?: string;
  metro: string;
  places: readonly Place[];
}

interface PlaceGroup {
  id: string;
  name: string;
  intro: string;
  parts: readonly PlacePart[];
}

interface PlaceListProps {
  groups: readonly PlaceGroup[];
  /** Puts the number of a group's places into words. */
  countText: (count: number) => string;
  /** The map beside a metro's first list, if there is one. */
  mapOf: (metro: string) => ReactNode;
  /** A place's position on its metro's map. */
  spotOf: (metro: string, zip: string) => { x: number; y: number };
}

export function PlaceList({ groups, countText, mapOf, spotOf }: PlaceListProps) {
  const lists = groups.flatMap(({ parts }) => parts);
  /** A metro's map is drawn once, beside its first list. */
  const hasMap = (part: PlacePart) => lists.find(({ metro }) => metro === part.metro) === part;
  return groups.map(({ id, name, intro, parts }) => (
    <section key={id} className="place-group" aria-labelledby={id}>
      <div className="place-group-head">
        <h3 id={id}>{name}</h3>
        <p className="place-count">{countText(parts.flatMap(({ places }) => places).length)}</p>
        <p>{intro}</p>
      </div>
      <div>
        {parts.map((part) => {
          const map = hasMap(part) && mapOf(part.metro);
          return (
            <div key={part.name ?? ''} className={clsx('place-part', map && 'place-part-map')}>
              {part.name && <h4>{part.name}</h4>}
              {map}
              <ul className="places" data-crew={part.metro}>
                {part.places.map(({ city, zip, area }) => {
                  const { x, y } = spotOf(part.metro, zip);
                  return (
                    <li key={zip} data-spot={`${x} ${y}`}>
                      <span>{zip}</span> <b>{area ?? city}</b>
                    </li>
                  );
                })}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  ));
}
