/** A loading dock at night: one bay is open and lit, and a high-speed door closes the other one. */

import './DockDoor.css';
import image from './dock-door.svg';

/** A lazy image: as inline SVG, it took a slow phone 24 ms of main-thread time. */
export function DockDoor() {
  return <img className="dock-door" {...image} alt="" loading="lazy" decoding="async" />;
}
