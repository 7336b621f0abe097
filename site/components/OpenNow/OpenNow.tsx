/**
 * Shows whether someone is answering the phone right now. Without JavaScript, and until the script
 * `open-now` has loaded, it shows a sentence that's true at any time.
 */

import './OpenNow.css';
import { clsx } from 'clsx';
import { offsetsOf } from './offsets.ts';
import { printShifts, type Shift } from './shifts.ts';

/** Placeholder that's as wide as any real time, so the styles reserve enough room. */
const TIME = '00:00 a.m.';

interface OpenNowProps {
  /** Fallback that's true at any time, such as "A call is the fastest way to get help." */
  text: string;
  /** Shown during business hours. {time} is replaced with the current time. */
  open: string;
  /** Shown outside business hours. Not needed if the business never closes. */
  closed?: string;
  /** Hours when someone answers the phone. */
  shifts: readonly Shift[];
  /** IANA name of the business's time zone. */
  timeZone: string;
  /** Year of the build. */
  year: number;
  /** The hero that contains the line shows its illustration at the current time of day. */
  hasDaylight?: boolean;
}

export function OpenNow({ text, open, closed, shifts, timeZone, year, hasDaylight }: OpenNowProps) {
  return (
    <p
      className="open-now"
      data-module={clsx('open-now', hasDaylight && 'daylight')}
      data-open={open.replace('{time}', TIME)}
      data-closed={closed?.replace('{time}', TIME)}
      data-shifts={printShifts(shifts)}
      data-offsets={JSON.stringify(offsetsOf(timeZone, year))}
    >
      <span>{text}</span>
    </p>
  );
}
