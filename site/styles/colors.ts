/** Brand colors from base.css, for SVG. Share images and icons have no stylesheet. */

import styles from './base.css' with { type: 'text' };

function colorOf(token: string): string {
  const [, color = ''] = new RegExp(`${token}: (.*);`).exec(styles) ?? [];
  // Translucent variants append two digits.
  if (!/^#[\da-f]{6}$/i.test(color))
    throw new Error(`site/styles/base.css: ${token} is ${color}. Expected a color such as #c2461a.`);
  return color;
}

export const CLAY = colorOf('--clay');
export const CLAY_DEEP = colorOf('--clay-deep');
export const AMBER = colorOf('--amber');
export const INK = colorOf('--ink');
