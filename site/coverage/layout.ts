/** Positions of the dots, the radius line and all labels on a metro's map. */

import { business } from '../business/business.ts';
import { nameOf } from '../business/places.ts';
import { placeCity } from './city-label.ts';
import { type Frame, frameAround } from './frame.ts';
import type { Surface } from './free-room.ts';
import { type Label, type Name, placeNames, type Sizes } from './labels.ts';
import type { Metro } from './metros.ts';
import { mergeCircles, outlinePath, outlinePoints, rounded, type Spot } from './outline.ts';
import { gapTo, type Rectangle, roomOf, type Text } from './rooms.ts';
import { UNIT } from './zip-table.ts';

export const RADIUS = business.radiusMiles * UNIT;

interface Dot extends Spot {
  zip: string;
  /** Name in the list. */
  name: string;
}

export interface Layout {
  /** One dot per place. */
  dots: readonly Dot[];
  /** Center of the places in the city itself. */
  center: Spot;
  /** Font size of the labels on phones. */
  size: number;
  /** Label of the city itself, if there's room for it. */
  city: (Label & { size: number }) | undefined;
  /** Labels of the towns. */
  labels: readonly Label[];
  /** Vertical line from the southernmost place, or the shop, to the outline, with a label. */
  radiusLine: { from: Spot; length: number; label: Text };
  /** SVG path data of the outline of the service area. */
  outline: string;
  /** Returns the labels of the city and of only these towns, all in the large font size. */
  labelOnly: (towns: readonly string[]) => Labels;
}

type Labels = Pick<Layout, 'city' | 'labels'>;

const round = (number: number) => Math.round(number * 10) / 10;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Positions of the label along the radius line, best first. */
const ALONG_LINE = [0.4, 0.55, 0.7, 0.85, 0.25];

/** Draws the radius of the southernmost circle. */
function radiusLineOf({ centers, dots, edge }: Surface, size: number): Layout['radiusLine'] {
  const from = rounded(centers.reduce((south, center) => (center.y > south.y ? center : south)));
  const text = `${business.radiusMiles} miles`;
  const labels = ALONG_LINE.flatMap((share): Text[] => {
    const level = Math.round(from.y + RADIUS * share);
    return [
      { text, x: from.x + 5, y: level, anchor: 'start' },
      { text, x: from.x - 5, y: level, anchor: 'end' },
    ];
  });
  // A label next to a town could be mistaken for its distance.
  const isFree = (label: Text, gap: number) => {
    const room = roomOf(label, size);
    return dots.every((dot) => gapTo(room, dot) > gap) && edge.every((point) => gapTo(room, point) > 1);
  };
  const label =
    labels.find((one) => isFree(one, 2 * size)) ?? labels.find((one) => isFree(one, size / 3)) ?? labels[0]!;
  return { from, length: RADIUS, label };
}

const townsOf = ({ name, places }: Metro): readonly string[] => [
  ...new Set(places.map(({ city }) => city).filter((city) => city !== name)),
];

/** Places the city's label in the center, and the towns' labels around it. */
function namesOn(
  surface: Surface,
  { name, places }: Metro,
  { dots, center, radiusLine: { from, length, label } }: Pick<Layout, 'dots' | 'center' | 'radiusLine'>,
  sizes: Sizes,
  towns: readonly string[],
): Labels {
  const spotsOf = (city: string) => dots.filter((_, index) => places[index]!.city === city);
  const line: Rectangle = { x: from.x - 2, y: from.y, width: 4, height: length };
  const taken = [line, roomOf(label, sizes.large)];
  const city = placeCity({ text: name, spots: spotsOf(name), ...center }, surface, taken, sizes);
  const away = ({ spots: [spot] }: Name) => Math.hypot(spot!.x - center.x, spot!.y - center.y);
  // Start with the farthest towns. They show the size of the area and have the most room.
  const others = towns.map((text): Name => ({ text, spots: spotsOf(text) })).sort((a, b) => away(b) - away(a));
  const labels = placeNames(others, surface, [...taken, ...(city ? [roomOf(city, city.size)] : [])], sizes);
  return { city, labels };
}

/** @param shares Font sizes as fractions of the map's width. */
export function layOut(metro: Metro, shares: Sizes): { frame: Frame; layout: Layout } {
  const { name, places } = metro;
  const frame = frameAround(metro, RADIUS);
  const { width, height, spotOf } = frame;
  const large = round(width * shares.large);
  const exact = places.map(spotOf);
  const dots = exact.map((spot, index): Dot => {
    const place = places[index]!;
    return { ...rounded(spot), zip: place.zip, name: nameOf(place) };
  });
  const own = exact.filter((_, index) => places[index]!.city === name);
  const center = rounded({ x: mean(own.map(({ x }) => x)), y: mean(own.map(({ y }) => y)) });
  const centers = metro.centers.map(spotOf);
  const loops = mergeCircles(centers, RADIUS);
  const surface = { width, height, dots, centers, radius: RADIUS, edge: outlinePoints(loops, RADIUS) };
  const radiusLine = radiusLineOf(surface, large);
  const labelOnly = (towns: readonly string[], small = large) =>
    namesOn(surface, metro, { dots, center, radiusLine }, { large, small }, towns);
  const names = labelOnly(townsOf(metro), (large * shares.small) / shares.large);
  const outline = outlinePath(loops, RADIUS);
  return { frame, layout: { dots, center, size: large, ...names, radiusLine, outline, labelOnly } };
}
