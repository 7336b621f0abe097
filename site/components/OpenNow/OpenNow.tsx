/**
 * A line that shows whether somebody answers the phone right now. Until the script `open-now` has
 * replaced it, and without scripts, its text is one that is true at any time.
 */

import './OpenNow.css';

/** The placeholder of the time in the attributes. It's as wide as a time: the styles make room for it. */
const TIME = '00:00 a.m.';

interface OpenNowProps {
  /** True at any time. */
  text: string;
  /** During the hours, and outside them if there are such times. {time} is filled in. */
  open: string;
  closed?: string;
  /** Such as `MoTuWeThFr 07:00-19:00`. */
  shifts: readonly string[];
  /** The time zone of the shifts, such as `America/Chicago`. */
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
