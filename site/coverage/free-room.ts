/** Rules for the position of a label on a map. */

import type { Spot } from './outline.ts';
import { gapTo, overlap, type Rectangle } from './rooms.ts';

/** Map without labels. */
export interface Surface {
  width: number;
  height: number;
  dots: readonly Spot[];
  /** Centers and radius of the service area's circles. */
  centers: readonly Spot[];
  radius: number;
  /** Points on the edge of the service area, at most three units apart. */
  edge: readonly Spot[];
}

/** Minimum distance from a label to the edge of the service area. */
const EDGE_MARGIN = 1.5;

export const isSame = (a: Spot, b: Spot) => a.x === b.x && a.y === b.y;

/** True if a rectangle is on the map and overlaps none of the others. */
export const isFree = (room: Rectangle, { width, height }: Surface, taken: readonly Rectangle[]) =>
  room.x >= 0 &&
  room.y >= 0 &&
  room.x + room.width <= width &&
  room.y + room.height <= height &&
  !taken.some((other) => overlap(room, other));

/** True if a rectangle is partly in the service area. */
export const crossesEdge = (room: Rectangle, { edge }: Surface) =>
  edge.some((point) => gapTo(room, point) < EDGE_MARGIN);

/** True if a rectangle that doesn't cross the edge is in the service area. */
export const isCovered = (room: Rectangle, { centers, radius }: Surface) =>
  centers.some((center) => Math.hypot(center.x - room.x, center.y - room.y) < radius);

/** True if the nearest dot is one of the label's own, so it can't be mistaken for another's. */
export function isNextToOwn(room: Rectangle, { dots }: Surface, own: readonly Spot[]): boolean {
  const gap = Math.min(...own.map((dot) => gapTo(room, dot)));
  return dots.every((dot) => gapTo(room, dot) >= gap);
}
