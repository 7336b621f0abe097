/** Shows the hero's illustration at the current time of day in the city of the business. */

import { localTime } from './clock.ts';

/** Times of day with the hour at which each one begins, latest first. */
const TIMES = [
  ['21', 'night'],
  ['18', 'dusk'],
  ['08', 'day'],
  ['05', 'dawn'],
  ['00', 'night'],
] as const;

/** @param line Element of the component OpenNow, which has the UTC offsets. */
export default function daylight(line: HTMLElement): void {
  const hero = line.closest<HTMLElement>('.hero')!;

  function update(): void {
    const hour = localTime(line.dataset.offsets!).slice(-12, -10);
    const time = TIMES.find(([start]) => start <= hour);
    // Scenes have their colors by hour in Daylight.css.
    if (time) hero.dataset.hour = time[1];
  }

  update();
  // Every minute.
  setInterval(update, 60_000);
}
