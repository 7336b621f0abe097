/** From degrees to miles on a flat map around a point: good to a percent within a hundred miles. */

const MILES_PER_DEGREE = 69.05;

/** Miles east (`x`) and south (`y`) of `center`, to a tenth of a mile. */
export function milesFrom(
  center: { lat: number; lon: number },
  { lat, lon }: { lat: number; lon: number },
): { x: number; y: number } {
  const tenth = (miles: number) => Math.round(miles * 10) / 10;
  return {
    x: tenth((lon - center.lon) * MILES_PER_DEGREE * Math.cos((center.lat * Math.PI) / 180)),
    y: tenth((center.lat - lat) * MILES_PER_DEGREE),
  };
}
