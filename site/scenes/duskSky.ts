/** Dusk sky, which becomes an early-night sky in dark mode. */

import './DuskSky.css';
import { ON_DARK } from './Scene.tsx';

export const duskSky = {
  className: 'sky-dusk',
  shareImage: { colors: ['#141f40', '#44406f', '#b9664f'], ...ON_DARK },
} as const;
