/** The time where the business is, without `Intl`, which takes a slow phone 50 ms to load. */

/** Milliseconds per hour. */
const HOUR = 3_600_000;

/**
 * Returns the local time of the business, such as `Wed, 01 May 2030 02:14:00 GMT`. Returns an empty
 * string if the site was built years ago or the visitor's clock is wrong.
 *
 * @param offsets UTC offsets from the component OpenNow. No US offset is 0.
 */
export function localTime(offsets: string): string {
  const now = Date.now();
  const changes: [hour: number, offset?: number][] = JSON.parse(offsets);
  const offset = changes.find(([hour]) => hour * HOUR <= now)?.[1];
  return offset ? new Date(now + offset * HOUR).toUTCString() : '';
}

/** Formats a time such as `14:05`, or a text that starts with it, as `2:05 p.m.`. */
export function clockText(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2, 5)} ${hour < 12 ? 'a' : 'p'}.m.`;
}
