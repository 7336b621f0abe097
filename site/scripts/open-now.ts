/** Shows the local time of the business and whether someone is answering the phone. */

/** Placeholder for the time in the OpenNow component's text. */
const TIME = '00:00 a.m.';

/** Update interval in milliseconds. */
const INTERVAL = 10_000;

export default function openNow(root: HTMLElement): void {
  const { open, closed, shifts, zone } = root.dataset;

  function update(): void {
    // For example, "Wed 02:14".
    const options = { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
    const now = new Date().toLocaleString('en-GB', options);
    const time = now.slice(-5);
    // For example, "MoTuWeThFr 07:00-19:00".
    const isOpen = shifts!
      .split(',')
      .some((shift) => shift.includes(now.slice(0, 2)) && shift.slice(-11, -6) <= time && time < shift.slice(-5));
    const hour = parseInt(time, 10);
    const text = `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'a' : 'p'}.m.`;
    root.firstChild!.textContent = (isOpen ? open! : closed!).replace(TIME, text);
  }

  update();
  setInterval(update, INTERVAL);
}
