/** Positions the label of the city, as near the middle of its dots as possible. */

import { crossesEdge, isFree, isNextToOwn, isSame, type Surface } from './free-room.ts';
import type { Label, Name, Sizes } from './labels.ts';
import type { Spot } from './outline.ts';
import { type Rectangle, roomOf, roomOfDot, type Text } from './rooms.ts';

/** Font sizes relative to the towns', on phones and on wide screens. Map.css has the second one. */
const CITY = { large: 1.25, small: 0.95 };

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
 * Returns the free position nearest to the center.
 *
 * @param taken Rectangles that the label must not overlap.
 * @param shown Font sizes, the largest first.
 */
function nearest(
  { text, spots, x, y }: Name & Spot,
  surface: Surface,
  taken: readonly Rectangle[],
  shown: readonly number[],
): Text | undefined {
  const [size] = shown as [number];
  let best: Text | undefined;
  let least = Infinity;
  for (const dx of outward(surface.width)) {
    if (dx * dx >= least) break;
    for (const dy of outward(surface.height)) {
      const away = dx * dx + dy * dy;
      if (away >= least) break;
      const here: Text = { text, x: x + dx, y: Math.round(y + size * 0.3 + dy), anchor: 'middle' };
      const room = roomOf(here, size);
      if (!isFree(room, surface, taken)) continue;
      if (!shown.every((one) => isNextToOwn(roomOf(here, one), surface, spots))) continue;
      if (crossesEdge(room, surface)) continue;
      best = here;
      least = away;
    }
  }
  return best;
}

/**
 * Returns the city's label at the largest font size that fits, or undefined if none does. The label
 * only covers dots of the city itself, and only if there's no other room for it.
 */
export function placeCity(
  city: Name & Spot,
  surface: Surface,
  taken: readonly Rectangle[],
  { large, small }: Sizes,
): (Label & { size: number }) | undefined {
  const others = surface.dots.filter((dot) => !city.spots.some((own) => isSame(dot, own)));
  const [all, foreign] = [surface.dots, others].map((dots) => [...taken, ...dots.map((dot) => roomOfDot(dot))]);
  for (const [fits, shown, obstacles] of [
    ['large', [large * CITY.large, large * CITY.small], all],
    ['always', [large, small], all],
    ['always', [large, small], foreign],
    ['small', [small], foreign],
  ] as const) {
    const place = nearest(city, surface, obstacles!, shown);
    if (place) return { ...place, fits, size: shown[0] };
  }
  return undefined;
}
