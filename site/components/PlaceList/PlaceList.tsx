import './PlaceList.css';
import type { Place, PlaceGroup } from '../../content/types.ts';

function Places({ places }: { places: readonly Place[] }) {
  return (
    <ul className="places">
      {places.map(({ city, zip, area }) => (
        <li key={zip}>
          <b>{area ?? city}</b> {area && `${city} `}
          <span>{zip}</span>
        </li>
      ))}
    </ul>
  );
}

/** The covered places in columns, group by group. */
export function PlaceList({ groups }: { groups: readonly PlaceGroup[] }) {
  return groups.map(({ id, name, intro, parts }) => (
    <section key={id} className="place-group" aria-labelledby={id}>
      <div className="place-group-head">
        <h3 id={id}>{name}</h3>
        <p>{intro}</p>
      </div>
      <div>
        {parts.map((part) => (
          <div key={part.name ?? ''} className="place-part">
            {part.name && <h4>{part.name}</h4>}
            <Places places={part.places} />
          </div>
        ))}
      </div>
    </section>
  ));
}
