/** Positions map labels so that they don't overlap each other, other towns' dots or the edge. */

import type { Spot } from './outline.ts';

export interface Rectangle extends Spot {
  width: number;
  height: number;
}

/** Name of a town, and the dots that its label can go next to. */
export interface Name {
  text: string;
  spots: readonly Spot[];
}

export interface Label extends Spot {
  text: string;
  anchor: 'start' | 'middle' | 'end';
  /** `small` if the label only fits at the small font size. Such labels are hidden on phones. */
  fits: 'always' | 'small';
}

interface Options {
  /** Size of the map. */
  width: number;
  height: number;
  dots: readonly Spot[];
  /** Rectangles that labels must not overlap. */
  taken: readonly Rectangle[];
  /** Centers and radius of the service area's circles. Labels go inside the area if possible. */
  centers: readonly Spot[];
  radius: number;
  /** Font sizes: `large` on phones, and `small` on wide screens. */
  sizes: { large: number; small: number };
}

/** Half the width of a dot, including a margin. */
const DOT = 3.5;
/** Minimum distance of diagonal labels from the centers of other towns' dots. */
const CORNER_MARGIN = 12;
/** Distance from the center of a dot to its label. */
const GAP = 6;
/** Letter widths in the heading font and its fallback, in ems, rounded up. First match wins. */
const WIDTHS: readonly [letters: RegExp, em: number][] = [
  [/[ijltfrI .’]/, 0.42],
  [/[mwMW]/, 0.98],
  [/[A-Z]/, 0.82],
  [/./, 0.64],
];

/** Returns an upper estimate of the width of text in the heading font. */
function widthOf(text: string, size: number): number {
  return size * [...text].reduce((sum, letter) => sum + WIDTHS.find(([letters]) => letters.test(letter))![1], 0);
}

/** True if two rectangles overlap. */
export const overlap = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Returns a label's rectangle, including ascenders and descenders. `y` is the text's baseline. */
export function roomOf({ x, y, text, anchor }: Omit<Label, 'fits'>, size: number): Rectangle {
  const width = widthOf(text, size);
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { x: left, y: y - size * 0.85, width, height: size * 1.15 };
}

export const roomOfDot = ({ x, y }: Spot, half = DOT): Rectangle => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});
const isSame = (a: Spot, b: Spot) => a.x === b.x && a.y === b.y;

const isInside = (room: Rectangle, width: number, height: number) =>
  room.x >= 0 && room.y >= 0 && room.x + room.width <= width && room.y + room.height <= height;

/** True if every corner of a rectangle is within the radius of a center. */
function isWithin({ x, y, width, height }: Rectangle, centers: readonly Spot[], radius: number): boolean {
  const corners = [x, x + width].flatMap((cornerX) => [y, y + height].map((cornerY) => ({ x: cornerX, y: cornerY })));
  return corners.every((corner) =>
    centers.some((center) => Math.hypot(center.x - corner.x, center.y - corner.y) < radius),
  );
}

/** Returns the preferred label positions around a dot, best first. */
function beside(text: string, { x, y }: Spot, size: number): Omit<Label, 'fits'>[] {
  // Centers the letters vertically on the dot.
  const level = Math.round(y + size * 0.34);
  return [
    { text, x: x + GAP, y: level, anchor: 'start' },
    { text, x: x - GAP, y: level, anchor: 'end' },
    { text, x, y: y - GAP, anchor: 'middle' },
    { text, x, y: Math.round(y + GAP + size * 0.75), anchor: 'middle' },
  ];
}

/** Returns the diagonal label positions, for labels that don't fit in a preferred position. */
function offCorners(text: string, { x, y }: Spot, size: number): Omit<Label, 'fits'>[] {
  const below = Math.round(y + GAP + size * 0.75);
  return [
    { text, x: x - 2, y: below, anchor: 'end' },
    { text, x: x + 2, y: below, anchor: 'start' },
    { text, x: x - 2, y: y - GAP, anchor: 'end' },
    { text, x: x + 2, y: y - GAP, anchor: 'start' },
  ];
}

/**
 * Places as many names as fit, in order. A label that fits at the large size also fits at the small
 * size, because it shrinks toward its dot.
 */
export function placeNames(
  names: readonly Name[],
  { width, height, dots, taken, centers, radius, sizes }: Options,
): Label[] {
  const labels: Label[] = [];
  for (const fits of ['always', 'small'] as const) {
    const size = fits === 'always' ? sizes.large : sizes.small;
    const obstacles = [...taken, ...labels.map((label) => roomOf(label, size))];
    const withRoom = (label: Omit<Label, 'fits'>) => ({ label, room: roomOf(label, size) });
    for (const { text, spots } of names) {
      if (labels.some((label) => label.text === text)) continue;
      const foreign = dots.filter((dot) => !spots.some((own) => isSame(dot, own)));
      const free = spots.flatMap((own) => {
        const others = dots.filter((dot) => !isSame(dot, own));
        // A diagonal label could be mistaken for another town's.
        const clear = offCorners(text, own, size)
          .map(withRoom)
          .filter(({ room }) => !foreign.some((dot) => overlap(room, roomOfDot(dot, CORNER_MARGIN))));
        return [...beside(text, own, size).map(withRoom), ...clear].filter(
          ({ room }) =>
            isInside(room, width, height) &&
            !obstacles.some((other) => overlap(room, other)) &&
            !others.some((dot) => overlap(room, roomOfDot(dot))),
        );
      });
      const best = free.find(({ room }) => isWithin(room, centers, radius)) ?? free[0];
      if (!best) continue;
      labels.push({ ...best.label, fits });
      obstacles.push(best.room);
    }
  }
  return labels;
}

/** Distance between candidate positions. */
const STEP = 3;

/** Yields 0, 3, -3, 6, -6 and so on. */
function* outward(end: number): Generator<number> {
  yield 0;
  for (let step = STEP; step < end; step += STEP) {
    yield step;
    yield -step;
  }
}

/**
 * Places the city's label as close to the center as possible without covering a dot.
 *
 * @param size Font size.
 * @throws Error if there's no free position.
 */
export function placeCity(
  city: Spot & { text: string },
  { width, height, dots, taken }: Omit<Options, 'sizes' | 'centers' | 'radius'>,
  size: number,
): Omit<Label, 'fits'> {
  const obstacles = [...taken, ...dots.map((dot) => roomOfDot(dot))];
  const room = roomOf({ text: city.text, x: 0, y: 0, anchor: 'middle' }, size);
  let best: Omit<Label, 'fits'> | undefined;
  let nearest = Infinity;
  for (const dx of outward(width)) {
    for (const dy of outward(height)) {
      const away = Math.hypot(dx, dy);
      if (away >= nearest) break;
      const [x, y] = [city.x + dx, Math.round(city.y + size * 0.3 + dy)];
      const here = { ...room, x: room.x + x, y: room.y + y };
      if (!isInside(here, width, height) || obstacles.some((other) => overlap(here, other))) continue;
      best = { text: city.text, x, y, anchor: 'middle' };
      nearest = away;
    }
  }
  if (!best)
    throw new Error(
      `No room for the label "${city.text}" on its map. Use a shorter metro or fewer places in site/business/places.ts.`,
    );
  return best;
}
