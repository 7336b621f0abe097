/**
 * Packs ZIP codes and their map positions into a short string for the page. The part before `!` has
 * a word per three-digit prefix: the prefix, then a hexadecimal bit set of its two-digit endings.
 * The part after `!` has the x coordinates and then the y coordinates, one character each.
 */

import type { Spot } from './outline.ts';

/** Map units per mile. Coordinates are rounded to whole units. */
export const UNIT = 3;

/** Coordinates are encoded as characters, counting down from `~`. This range compresses best. */
const FIRST = 126;
const LETTERS = 83;

/**
 * Returns the step between two characters in map units. Steps of 1.5 miles are accurate enough for
 * ZIP code centers. Large maps need longer steps, because the number of characters is limited.
 */
const stepOf = (width: number, height: number) => Math.max(1.5 * UNIT, width / LETTERS, height / LETTERS);

/** @param zips ZIP codes in ascending order. */
export function packZips(zips: readonly ({ zip: string } & Spot)[], width: number, height: number): string {
  const step = stepOf(width, height);
  const letter = (distance: number) => String.fromCharCode(FIRST - Math.round(distance / step));
  const words = new Map<string, bigint>();
  for (const { zip } of zips) {
    const first = zip.slice(0, 3);
    words.set(first, (words.get(first) ?? 0n) | (1n << BigInt(zip.slice(3))));
  }
  const letters = [...zips.map(({ x }) => letter(x)), ...zips.map(({ y }) => letter(y))];
  return `${[...words].map(([first, bits]) => first + bits.toString(16)).join(' ')}!${letters.join('')}`;
}

/** True if the table has ZIP codes with the same three-digit prefix, which is a postal region. */
export const hasRegion = (table: string, zip: string): boolean =>
  ` ${table.split('!')[0]}`.includes(` ${zip.slice(0, 3)}`);

/** Returns a ZIP code's position on a map of this size, or undefined if it's not in the table. */
export function findZip(table: string, zip: string, width: number, height: number): Spot | undefined {
  const [words, letters] = table.split('!') as [string, string];
  const distance = (index: number) => (FIRST - letters.charCodeAt(index)) * stepOf(width, height);
  let before = 0;
  for (const word of words.split(' ')) {
    const bits = [...BigInt(`0x${word.slice(3)}`).toString(2)].reverse();
    const last = Number(zip.slice(3));
    const isHere = zip.startsWith(word.slice(0, 3));
    before += bits.slice(0, isHere ? last : undefined).filter(Number).length;
    if (isHere)
      return bits[last] === '1' ? { x: distance(before), y: distance(letters.length / 2 + before) } : undefined;
  }
  return undefined;
}
