import { business } from '../business.ts';
import { ReachMap } from '../components/Reach/ReachMap.tsx';
import type { Placement } from '../components/Scene/Scene.tsx';
import { placeGroups, placesOf } from '../content/places.ts';
import { milesFrom } from '../geo.ts';

/** Towns whose names fit on the map without touching each other. */
const LABELLED = ['Bandera', 'Boerne', 'Canyon Lake', 'Castroville', 'Floresville', 'New Braunfels', 'Pleasanton', 'Seguin'];

const center = { lat: business.latitude, lon: business.longitude };

/** The map of the home region: the first two groups of places around the city's point. */
export function SanAntonioReach(placement: Placement) {
  const places = placeGroups
    .filter(({ id }) => id !== 'additional')
    .flatMap(placesOf)
    .map((place) => ({ text: place.city, ...milesFrom(center, place) }));
  // The city's name stands clear of its many dots, south of them.
  const labels = [{ text: business.city, x: -5, y: 15 }, ...places.filter(({ text }) => LABELLED.includes(text))];
  return (
    <ReachMap
      {...placement}
      places={places}
      labels={labels}
      radius={business.radiusMiles}
      label={`Map: ${places.length} places in and around ${business.city}, and the ${business.radiusMiles} miles around each of them.`}
    />
  );
}
