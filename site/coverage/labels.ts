/** Positions the labels of towns so that they don't overlap each other, other dots or the edges. */

import { crossesEdge, isCovered, isFree, isNextToOwn, isSame, type Surface } from './free-room.ts';
import type { Spot } from './outline.ts';
import { overlap, type Rectangle, roomOf, roomOfDot, type Text, widthOf } from './rooms.ts';

/** Name of a town, and the dots that its label can go next to. */
export interface Name {
  text: string;
  spots: readonly Spot[];
}

export interface Label extends Text {
  /**
   * `large` only for a city, whose label can be larger than the others. `small` if the label only
   * fits at the small font size. Such labels are hidden on phones.
   */
  fits: 'large' | 'always' | 'small';
  /** True if the label is outside the service area. */
  isOutside?: boolean;
}

/** Font sizes: `large` on phones, and `small` on wide screens. */
export interface Sizes {
  large: number;
  small: number;
}

/** Minimum distance of diagonal labels from the centers of other towns' dots. */
const CORNER_MARGIN = 12;
/** Distance from the center of a dot to its label. */
const GAP = 6;
/** Room for descenders above a dot. */
const DESCENT = 1;

/** Vertical positions relative to a dot. They keep their distance from it at any font size. */
const above = ({ y }: Spot) => ({ y: y - GAP - DESCENT });
const level = ({ y }: Spot) => ({ y, dy: 0.34 });
const below = ({ y }: Spot) => ({ y: y + GAP, dy: 0.75 });

/** Returns the preferred label positions around a dot, best first. */
function beside(text: string, dot: Spot, size: number): Text[] {
  const { x } = dot;
  const quarter = Math.round(widthOf(text, size) / 4);
  return [
    { text, x: x + GAP, ...level(dot), anchor: 'start' },
    { text, x: x - GAP, ...level(dot), anchor: 'end' },
    ...[0, quarter, -quarter].flatMap((shift): Text[] => [
      { text, x: x + shift, ...above(dot), anchor: 'middle' },
      { text, x: x + shift, ...below(dot), anchor: 'middle' },
    ]),
  ];
}

/** Returns the diagonal label positions, for labels that don't fit in a preferred position. */
function offCorners(text: string, dot: Spot): Text[] {
  const { x } = dot;
  return [below(dot), above(dot)].flatMap((position): Text[] => [
    { text, x: x - 2, ...position, anchor: 'end' },
    { text, x: x + 2, ...position, anchor: 'start' },
  ]);
}

/** Returns the free positions of a name, best first. @param shown Font sizes, the largest first. */
function freePositions({ text, spots }: Name, surface: Surface, taken: readonly Rectangle[], shown: number[]): Text[] {
  const [size] = shown as [number];
  const foreign = surface.dots.filter((dot) => !spots.some((own) => isSame(dot, own)));
  return spots.flatMap((own) => {
    const others = surface.dots.filter((dot) => !isSame(dot, own)).map((dot) => roomOfDot(dot));
    const obstacles = [...taken, ...others];
    // A diagonal label could be mistaken for another town's.
    const clear = offCorners(text, own).filter(
      (label) => !foreign.some((dot) => overlap(roomOf(label, size), roomOfDot(dot, CORNER_MARGIN))),
    );
    return [...beside(text, own, size), ...clear].filter(
      (label) =>
        isFree(roomOf(label, size), surface, obstacles) &&
        shown.every((one) => isNextToOwn(roomOf(label, one), surface, spots)) &&
        !crossesEdge(roomOf(label, size), surface),
    );
  });
}

/**
 * Places as many names as fit, in order, and inside the service area if possible. A label that fits
 * at the large size also fits at the small size, because it shrinks toward its dot.
 */
export function placeNames(
  names: readonly Name[],
  surface: Surface,
  taken: readonly Rectangle[],
  sizes: Sizes,
): Label[] {
  const labels: Label[] = [];
  for (const fits of ['always', 'small'] as const) {
    const shown = fits === 'always' ? [sizes.large, sizes.small] : [sizes.small];
    const [size] = shown as [number];
    const obstacles = [...taken, ...labels.map((label) => roomOf(label, size))];
    for (const name of names) {
      if (labels.some(({ text }) => text === name.text)) continue;
      const free = freePositions(name, surface, obstacles, shown);
      const inside = free.find((label) => isCovered(roomOf(label, size), surface));
      const best = inside ?? free[0];
      if (!best) continue;
      labels.push({ ...best, fits, isOutside: !inside });
      obstacles.push(roomOf(best, size));
    }
  }
  return labels;
}
