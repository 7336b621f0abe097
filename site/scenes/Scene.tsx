/**
 * A page's drawn scene: the frame of every drawing, and what a scene is. It is decoration: what it shows is said in words
 * beside it.
 *
 * The attributes of its shapes draw it whole, so that it can be drawn outside of a browser as well;
 * its stylesheet only paints the sky, changes the hour in the dark scheme and moves it. What lies beyond the view
 * box is drawn too, so that the ground and the hills reach the edges of any screen.
 *
 * Animations use only `opacity` and `transform`, without a delay: Chromium then runs them off the main thread.
 * `translate`, `rotate` and `scale` would lay the drawing out again for every frame.
 */

import './Scene.css';
import { clsx } from 'clsx';
import type { ComponentType, ReactNode } from 'react';

/** Where a scene stands within another drawing, such as the picture of a shared link. */
export interface Placement {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

/** What a picture of a shared link paints a sky with: no stylesheet reaches it. */
interface SkyColors {
  /** From the top to the horizon. */
  colors: readonly [string, string, string];
  /** Of the texts on the sky. */
  text: string;
  /** Of the number, and of the emblem. */
  accent: string;
}

interface Sky {
  /** A class whose stylesheet sets the background of the page's top, and the colors of texts and focus rings on it. */
  className: string;
  shareImage?: SkyColors;
}

/** What stands at the top of a page: a drawing, and the sky it belongs under. */
export interface PageScene<S extends Sky = Sky> {
  Drawing: ComponentType<Placement>;
  sky: S;
}

/** A scene that pictures of shared links can show too. */
export type SharedScene = PageScene<Required<Sky>>;

/** Text colors of pictures, on dark skies and on light ones. */
export const ON_DARK = { text: '#fff', accent: '#f4b63f' };
export const ON_LIGHT = { text: '#12243a', accent: '#8f2f0e' };

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
