/**
 * Base component and types for page illustrations. Illustrations are hidden from screen readers, so
 * they must not show anything that the page's text doesn't cover.
 *
 * An illustration must be complete without CSS, because share images have no stylesheet. CSS only
 * adds the sky, dark mode, daylight and animation. Shapes extend beyond the view box so that the
 * ground and the hills reach the edges of screens up to 5,120 px wide.
 *
 * Animate only `opacity` and `transform`, without a delay, so that Chromium runs the animation off
 * the main thread. `translate`, `rotate` and `scale` would trigger a layout on every frame.
 */

import './Scene.css';
import { clsx } from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import { AMBER, CLAY_DEEP, INK } from '../styles/colors.ts';

/** Position and size of an illustration inside another SVG, such as a share image. */
export interface Placement {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  /** Share images also show what's outside the view box, as Scene.css does on pages. */
  overflow?: 'visible';
}

/** Colors of a share image's sky and text. Share images have no stylesheet. */
interface SkyColors {
  /** Gradient colors from the top to the horizon. */
  colors: readonly [string, string, string];
  /** Color of the text on the sky. */
  text: string;
  /** Color of the emblem, the hours and the phone number. */
  accent: string;
}

/** Position of an illustration in share images: at the edge of the sky, or below the title. */
export type Place = 'beside' | 'low' | 'high' | 'below';

/** An illustration for the top of a page, and the sky behind it. */
export interface PageScene {
  Drawing: ComponentType<Placement>;
  /** The class sets the hero's background, text color and focus ring color. */
  sky: { className: string };
}

/** An illustration that can also be used in share images. */
export interface SharedScene extends PageScene {
  sky: { className: string; shareImage: SkyColors };
  /** @default 'beside' */
  place?: Place;
}

/** Share image colors for dark skies. */
export const ON_DARK = { text: '#fff', accent: AMBER };

/** Share image colors for light skies. */
export const ON_LIGHT = { text: INK, accent: CLAY_DEEP };

interface SceneProps extends Placement {
  name: string;
  viewBox: string;
  /** Value of `preserveAspectRatio`, for illustrations whose CSS box has a different shape. */
  fit?: string;
  children: ReactNode;
}

/** The `<svg>` element of a page illustration. */
export function Scene({ name, viewBox, fit, children, ...placement }: SceneProps) {
  return (
    <svg className={clsx('scene', name)} viewBox={viewBox} preserveAspectRatio={fit} aria-hidden="true" {...placement}>
      {children}
    </svg>
  );
}
