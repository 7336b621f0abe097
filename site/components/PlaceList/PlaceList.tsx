/**
 * Lists of all covered places, with a line per ZIP code. A group's heading and count stay in view
 * while its list scrolls. The lists of other metros are closed. The ZIP check reads `data-crew`
 * (the metro whose crew serves the places) and `data-spot` (the x and y position on its map).
 */

import './PlaceList.css';
import type { ReactNode } from 'react';
import type { Place, PlaceGroup } from '../../business/schema.ts';
import { listText } from '../../business/text.ts';

interface PlaceListProps {
  groups: readonly PlaceGroup[];
  /** Metro whose lists are always open. */
  home: string;
  /** Returns the number of ZIP codes of places, such as "50 ZIP codes". Towns can share one. */
  countText: (places: readonly Place[]) => string;
  /** Returns the map to show next to a metro's first list, if there is one. */
  mapOf: (metro: string) => ReactNode;
  /** Returns a place's position on its metro's map. */
  spotOf: (metro: string, place: Place) => { x: number; y: number };
}

/** Groups towns that share a ZIP code, which have one line. */
function byZip(places: readonly Place[]): readonly Place[][] {
  const lines = new Map<string, Place[]>();
  for (const place of places) lines.set(place.zip, [...(lines.get(place.zip) ?? []), place]);
  return [...lines.values()];
}

export function PlaceList({ groups, home, countText, mapOf, spotOf }: PlaceListProps) {
  const lists = groups.flatMap(({ parts }) => parts);
  /** Each metro's map is shown only once, next to the metro's first list. */
  const hasMap = (part: (typeof lists)[number]) => lists.find(({ metro }) => metro === part.metro) === part;
  return groups.map(({ id, name, intro, parts }) => (
    <section key={id} className="place-group" aria-labelledby={id}>
      <div className="place-group-head">
        <h3 id={id}>{name}</h3>
        <p className="place-count">{countText(parts.flatMap(({ places }) => places))}</p>
        <p>{intro}</p>
      </div>
      <div>
        {parts.map((part) => {
          const map = hasMap(part) && mapOf(part.metro);
          const content = (
            <div className={map ? 'place-part-map' : undefined}>
              {map}
              {/* The browser must not translate the names, because `zip-check` reads them. */}
              <ul className="places" data-crew={part.metro} translate="no">
                {byZip(part.places).map((towns) => {
                  const [first] = towns as [Place];
                  const { x, y } = spotOf(part.metro, first);
                  return (
                    <li key={first.zip} data-spot={`${x} ${y}`}>
                      <span>{first.zip}</span> <b>{listText(towns.map(({ city, area = city }) => area))}</b>
                    </li>
                  );
                })}
              </ul>
            </div>
          );
          if (part.metro === home)
            return (
              <div key={part.name ?? ''} className="place-part">
                {part.name && <h4>{part.name}</h4>}
                {content}
              </div>
            );
          return (
            <details key={part.name ?? part.metro} className="place-part">
              <summary>
                <h4>{part.name ?? part.metro}</h4>
                {countText(part.places)}
              </summary>
              {content}
            </details>
          );
        })}
      </div>
    </section>
  ));
}
