/** Places names on a map so that they overlap neither each other, nor other towns' dots, nor the edge. */

import type { Spot } from './outline.ts';

export interface Rectangle extends Spot {
  width: number;
  height: number;
}

/** A name to place, beside one of its dots. */
export interface Name {
  text: string;
  spots: readonly Spot[];
}

export interface Label extends Spot {
  text: string;
  anchor: 'start' | 'middle' | 'end';
  /** `small`: it fits only at the small size, and is left out where names are large. */
  fits: 'always' | 'small';
}

interface Options {
  /** The map's size. */
  width: number;
  height: number;
  dots: readonly Spot[];
  /** Rectangles that names must not overlap. */
  taken: readonly Rectangle[];
  /** The distance from the dots to the outline. Positions within it are preferred. */
  radius: number;
  /** Font sizes, on a phone and on a wide screen. */
  sizes: { large: number; small: number };
}

/** Half a dot's width, with a margin. */
const DOT = 3.5;
/** The minimum distance from a name off its dot's corner to the centers of other dots. */
const CORNER_MARGIN = 12;
/** The distance from a dot's center to its name. */
const GAP = 6;
/** Widths in the heading font and its fallback, in ems, rounded up: narrow letters, wide ones, capitals, all others. */
const WIDTHS: readonly [letters: RegExp, em: number][] = [
  [/[ijltfrI .’]/, 0.42],
  [/[mwMW]/, 0.98],
  [/[A-Z]/, 0.82],
  [/./, 0.64],
];

/** An upper estimate of a name's width in the heading font. */
export function widthOf(text: string, size: number): number {
  return size * [...text].reduce((sum, letter) => sum + WIDTHS.find(([letters]) => letters.test(letter))![1], 0);
}

export const overlap = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The rectangle of a name with its baseline at `y`, ascenders and descenders included. */
export function roomOf({ x, y, text, anchor }: Omit<Label, 'fits'>, size: number): Rectangle {
  const width = widthOf(text, size);
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { x: left, y: y - size * 0.85, width, height: size * 1.15 };
}

const roomOfDot = ({ x, y }: Spot, half = DOT): Rectangle => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});
const isSame = (a: Spot, b: Spot) => a.x === b.x && a.y === b.y;

const isInside = (room: Rectangle, width: number, height: number) =>
  room.x >= 0 && room.y >= 0 && room.x + room.width <= width && room.y + room.height <= height;

/** Whether every corner of a rectangle is within the radius of a dot. */
function isWithin({ x, y, width, height }: Rectangle, dots: readonly Spot[], radius: number): boolean {
  const corners = [x, x + width].flatMap((cornerX) => [y, y + height].map((cornerY) => ({ x: cornerX, y: cornerY })));
  return corners.every((corner) => dots.some((dot) => Math.hypot(dot.x - corner.x, dot.y - corner.y) < radius));
}

/** The preferred positions beside a dot, best first. */
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

/** The positions off a dot's corners, for names that fit in none of the preferred ones. */
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
 * Places as many names as fit, in the order given. A name that fits at the large size fits at the small one too, because
 * it shrinks toward its dot.
 */
export function placeNames(names: readonly Name[], { width, height, dots, taken, radius, sizes }: Options): Label[] {
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
        // Off a corner, a name could be mistaken for a neighbor's.
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
      const best = free.find(({ room }) => isWithin(room, dots, radius)) ?? free[0];
      if (!best) continue;
      labels.push({ ...best.label, fits });
      obstacles.push(best.room);
    }
  }
  return labels;
}

/** The distance between two positions that are tried. */
const STEP = 3;

/** 0, 3, -3, 6, -6, … */
function* outward(end: number): Generator<number> {
  yield 0;
  for (let step = STEP; step < end; step += STEP) {
    yield step;
    yield -step;
  }
}

/**
 * Places the metro's own name as near the center as possible without covering a dot.
 *
 * @param size The font size.
 */
export function placeCity(
  city: Spot & { text: string },
  { width, height, dots, taken }: Omit<Options, 'sizes' | 'radius'>,
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
  if (!best) throw new Error(`The map of ${city.text} has no room for its name`);
  return best;
}
