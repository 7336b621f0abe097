/**
 * Shows whether someone is answering the phone right now. Until the script `open-now` fills it in,
 * and without JavaScript, it shows a text that's true at any time.
 */

import './OpenNow.css';

/** Placeholder for the time. It's as wide as a real time, so the styles reserve enough room. */
const TIME = '00:00 a.m.';

interface OpenNowProps {
  /** Fallback text that's true at any time. */
  text: string;
  /** Shown during opening hours. {time} is replaced with the current time. */
  open: string;
  /** Shown outside opening hours. Not needed if the business never closes. */
  closed?: string;
  /** Opening hours, such as `MoTuWeThFr 07:00-19:00`. */
  shifts: readonly string[];
  /** Time zone of the shifts, such as `America/Chicago`. */
  timeZone: string;
}

export function OpenNow({ text, open, closed, shifts, timeZone }: OpenNowProps) {
  return (
    <p
      className="open-now"
      data-module="open-now"
      data-open={open.replace('{time}', TIME)}
      data-closed={closed?.replace('{time}', TIME)}
      data-shifts={shifts.join()}
      data-zone={timeZone}
    >
      <span>{text}</span>
    </p>
  );
}
