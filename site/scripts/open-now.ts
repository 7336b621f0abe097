/** Shows the local time of the business and whether someone is answering the phone. */

import { clockText, localTime } from './clock.ts';

/** Placeholder for the time in the texts of the component OpenNow. */
const TIME = '00:00 a.m.';

export default function openNow(root: HTMLElement): void {
  const { open, closed, offsets, shifts } = root.dataset;
  // Not read from the page, because the browser may have translated it.
  let written: string;

  function update(): void {
    const local = localTime(offsets!);
    if (!local) return;
    const time = local.slice(-12, -7);
    // Such as "MoTuWeThFr 07:00-19:00".
    const isOpen = shifts!
      .split(',')
      .some((shift) => shift.includes(local.slice(0, 2)) && shift.slice(-11, -6) <= time && time < shift.slice(-5));
    const line = (isOpen ? open! : closed!).replace(TIME, clockText(time));
    // Writing the same text again would clear a selection and undo a translation.
    if (line !== written) root.firstChild!.textContent = line;
    written = line;
  }

  update();
  // Every ten seconds.
  setInterval(update, 10_000);
}
