/** Night sky, in both light and dark mode. */

import './NightSky.css';
import { ON_DARK } from './Scene.tsx';

export const nightSky = {
  className: 'sky-night',
  shareImage: { colors: ['#070b1a', '#101a38', '#232a52'], ...ON_DARK },
} as const;
