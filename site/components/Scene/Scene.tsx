/**
 * A page's drawn scene. It is decoration: what it shows is said in words beside it.
 *
 * The attributes of its shapes draw it whole, so that it can be drawn outside of a browser as well;
 * its stylesheet only changes the hour in the dark scheme and moves it. What lies beyond the view
 * box is drawn too, so that the ground and the hills reach the edges of any screen.
 *
 * What moves is `opacity` and `transform`, without a delay: Chromium then moves it beside the page's
 * own work. `translate`, `rotate` and `scale` would lay the drawing out again for every frame.
 */

import './Scene.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Where a scene stands within another drawing, such as the picture of a shared link. */
export interface Placement {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

interface SceneProps extends Placement {
  name: string;
  viewBox: string;
  /** `preserveAspectRatio`, for a scene whose box has another shape than its view box. */
  fit?: string;
  children: ReactNode;
}

export function Scene({ name, viewBox, fit, children, ...placement }: SceneProps) {
  return (
    <svg
      className={clsx('scene', name)}
      viewBox={viewBox}
      preserveAspectRatio={fit}
      overflow="visible"
      aria-hidden="true"
      {...placement}
    >
      {children}
    </svg>
  );
}
