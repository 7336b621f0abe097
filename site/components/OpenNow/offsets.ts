/** UTC offsets of a time zone. */

const HOUR = 3_600_000;
/** Hours between two comparisons. Less than the months between two changes. */
const STEP = 24 * 28;
/** Number of years for which pages know the changes to and from daylight saving time. */
const YEARS = 5;

/** Time in hours since 1970, and the UTC offset in hours that starts then, if it's known. */
type OffsetChange = readonly [hour: number, offset?: number];

/**
 * Returns the UTC offsets, so browsers don't need `Intl`, which takes a slow phone 50 ms to load.
 *
 * @param timeZone IANA name of a time zone in the United States.
 * @param year First year.
 * @returns Changes, latest first. The first change is the end of the last year.
 */
export function offsetsOf(timeZone: string, year: number): readonly OffsetChange[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' });
  // Formatted as "5/1/2030, GMT-5". All US offsets are negative whole hours.
  const offsetAt = (hour: number) => Number(format.format(hour * HOUR).split('GMT')[1]);
  // Start a day early, because a visitor's clock may be slow when the year begins.
  const [start, end] = [Date.UTC(year - 1, 11, 31) / HOUR, Date.UTC(year + YEARS, 0) / HOUR];
  const changes: OffsetChange[] = [[start, offsetAt(start)]];
  for (let hour = start; hour < end; hour += STEP) {
    const known = changes[0]![1];
    let [before, after] = [hour, hour + STEP];
    if (offsetAt(after) === known) continue;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle) === known) before = middle;
      else after = middle;
    }
    changes.unshift([after, offsetAt(after)]);
  }
  return [[end], ...changes];
}
