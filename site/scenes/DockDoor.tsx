/** A loading dock at night with an open, lit bay next to a closed high-speed door. */

import './DockDoor.css';
import image from './dock-door.svg';

/**
 * An image, because inline SVG took 24 ms of main-thread time on a slow phone. It isn't
 * lazy-loaded, because the network may be gone when a visitor scrolls to it.
 */
export function DockDoor() {
  return <img className="dock-door" {...image} alt="" decoding="async" fetchPriority="low" />;
}
