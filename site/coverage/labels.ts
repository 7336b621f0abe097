/** Where names stand on a map: clear of each other, of the other towns' dots and of the edge. */

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
  /** Its size: a name that has room only when it is small is left out where names are large. */
  fits: 'always' | 'small';
}

interface Options {
  /** The map's size. */
  width: number;
  height: number;
  dots: readonly Spot[];
  /** Where no name may stand. */
  taken: readonly Rectangle[];
  /** How far from the dots the outline is: names stand rather within it. */
  radius: number;
  /** The sizes of the letters, on a phone and on a wide screen. */
  sizes: { large: number; small: number };
}

/** Half a dot's width, with some air around it. */
const DOT = 3.5;
/** How far a name off a dot's corner stays from the middle of others. */
const AIR = 12;
/** From a dot's middle to its name. */
const GAP = 6;
/** The widths of the heading font and of its stand-in, in ems, rounded up: narrow letters, wide ones, capitals, all others. */
const WIDTHS: readonly [letters: RegExp, em: number][] = [
  [/[ijltfrI .’]/, 0.42],
  [/[mwMW]/, 0.98],
  [/[A-Z]/, 0.82],
  [/./, 0.64],
];

/** About how wide a name is in the heading font: never less than it is. */
export function widthOf(text: string, size: number): number {
  return size * [...text].reduce((sum, letter) => sum + WIDTHS.find(([letters]) => letters.test(letter))![1], 0);
}

export const overlap = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The room of a name whose line stands at `y`: its letters rise above it and hang below. */
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

/** Whether no corner of a room is beyond reach of every dot. */
function isWithin({ x, y, width, height }: Rectangle, dots: readonly Spot[], radius: number): boolean {
  const corners = [x, x + width].flatMap((cornerX) => [y, y + height].map((cornerY) => ({ x: cornerX, y: cornerY })));
  return corners.every((corner) => dots.some((dot) => Math.hypot(dot.x - corner.x, dot.y - corner.y) < radius));
}

/** The places beside a dot in which its name looks best, the best first. */
function beside(text: string, { x, y }: Spot, size: number): Omit<Label, 'fits'>[] {
  // The middle of the letters is beside the dot.
  const level = Math.round(y + size * 0.34);
  return [
    { text, x: x + GAP, y: level, anchor: 'start' },
    { text, x: x - GAP, y: level, anchor: 'end' },
    { text, x, y: y - GAP, anchor: 'middle' },
    { text, x, y: Math.round(y + GAP + size * 0.75), anchor: 'middle' },
  ];
}

/** Where a name stands when there is no room straight beside its dot. */
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
 * Places as many names as have room, the first ones first. A name that fits in large letters fits in small ones too: it
 * shrinks towards its dot.
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
        // Off a corner of its dot a name could be taken for a neighbour's.
        const clear = offCorners(text, own, size)
          .map(withRoom)
          .filter(({ room }) => !foreign.some((dot) => overlap(room, roomOfDot(dot, AIR))));
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

/** Between two spots that are tried. */
const STEP = 3;

/** 0, 3, -3, 6, -6, … */
function* outwards(end: number): Generator<number> {
  yield 0;
  for (let step = STEP; step < end; step += STEP) {
    yield step;
    yield -step;
  }
}

/**
 * Where a big city's name stands: as near to its middle as no dot is in the way.
 *
 * @param size The size of its letters.
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
  for (const dx of outwards(width)) {
    for (const dy of outwards(height)) {
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
