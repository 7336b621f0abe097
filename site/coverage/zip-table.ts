/**
 * A table of ZIP codes and where they are on a map, small enough to stand in the page. First a word for each three first
 * digits: these, and the last two digits of those in the table as bits of a hexadecimal number. After `!` a letter for each
 * ZIP code, how far right it is, and then one for each, how far down.
 */

import type { Spot } from './outline.ts';

/** A mile on every map. Whole units are fine enough for all lines. */
export const UNIT = 3;

/** The letters of the distances: from this one backwards, so many. The first ones compress best. */
const FIRST = 126;
const LETTERS = 83;

/** What a letter more is on a map of this size: a mile and a half, which is as exact as the middle of a ZIP code is. */
const stepOf = (width: number, height: number) => Math.max(1.5 * UNIT, Math.max(width, height) / LETTERS);

/** @param zips Sorted. */
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

/** Where a ZIP code is on a map of this size; nothing where it is not in the map's table. */
export function findZip(table: string, zip: string, width: number, height: number): Spot | undefined {
  const [words, letters] = table.split('!') as [string, string];
  const distance = (index: number) => (FIRST - letters.charCodeAt(index)) * stepOf(width, height);
  let before = 0;
  for (const word of words.split(' ')) {
    const bits = [...BigInt(`0x${word.slice(3)}`).toString(2)].reverse();
    const last = Number(zip.slice(3));
    const isHere = zip.startsWith(word.slice(0, 3));
    before += bits.slice(0, isHere ? last : bits.length).filter((bit) => bit === '1').length;
    if (isHere)
      return bits[last] === '1' ? { x: distance(before), y: distance(letters.length / 2 + before) } : undefined;
  }
  return undefined;
}
