/** A loading dock at night with an open, lit bay next to a closed high-speed door. */

import './DockDoor.css';

/**
 * A file, because inline SVG took 24 ms of main-thread time on a slow phone. It's a background,
 * because Chromium shows a frame with a broken icon if an `<img>` can't be loaded.
 */
export function DockDoor() {
  return <span className="dock-door" />;
}
