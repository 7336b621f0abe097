/** Rectangles that labels and dots take on a map. */

import type { Spot } from './outline.ts';

export interface Rectangle extends Spot {
  width: number;
  height: number;
}

/** Text on a map. */
export interface Text extends Spot {
  text: string;
  /** Distance from `y` down to the baseline, in ems. */
  dy?: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Half the width of a dot, including a margin. */
const DOT = 3.5;
/** Letter widths in the heading font and its fallback, in ems, rounded up. First match wins. */
const WIDTHS: readonly [letters: RegExp, em: number][] = [
  [/[ijltfrI .’]/, 0.42],
  [/[mwMW]/, 0.98],
  [/[A-Z]/, 0.82],
  [/./, 0.64],
];

/** Widths of texts in ems. Each text is measured at hundreds of positions. */
const ems = new Map<string, number>();

/** Returns an upper estimate of the width of text in the heading font. */
export function widthOf(text: string, size: number): number {
  const known = ems.get(text);
  if (known !== undefined) return known * size;
  const width = [...text].reduce((sum, letter) => sum + WIDTHS.find(([letters]) => letters.test(letter))![1], 0);
  ems.set(text, width);
  return width * size;
}

/** Returns a text's rectangle, including ascenders and descenders. */
export function roomOf({ x, y, text, dy = 0, anchor }: Text, size: number): Rectangle {
  const width = widthOf(text, size);
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { x: left, y: y + size * (dy - 0.85), width, height: size * 1.15 };
}

/** @param half Half of the width. */
export const roomOfDot = ({ x, y }: Spot, half = DOT): Rectangle => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

/** True if two rectangles overlap. */
export const overlap = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Returns the distance from a rectangle to a point, or 0 if the point is in the rectangle. */
export function gapTo({ x, y, width, height }: Rectangle, spot: Spot): number {
  const aside = Math.max(x - spot.x, 0, spot.x - x - width);
  const away = Math.max(y - spot.y, 0, spot.y - y - height);
  // Math.hypot is several times as slow.
  return Math.sqrt(aside * aside + away * away);
}
