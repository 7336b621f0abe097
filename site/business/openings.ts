/** Formats opening hours, and finds entries that overlap. */

import type { Business } from './schema.ts';
import { listText } from './text.ts';

type Opening = Business['hours'][number];

/** Days of the week, as schema.org spells them. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Day = (typeof DAYS)[number];

/** @param days Day or range, such as `Sa`, `Mo-Fr` or `Su-Th`. Unknown days count as Monday. */
export function daysIn(days: string): readonly Day[] {
  const indexOf = (day: string) => DAYS.findIndex((name) => name.toLowerCase().startsWith(day.toLowerCase()));
  const [first = 0, last = first] = days.split('-').map(indexOf);
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => DAYS[(first + index) % 7] ?? 'Monday');
}

const NAME = `(${DAYS.map(([one, two, three]) => `${one}(?:${two}(?:${three}\\w*)?)?`).join('|')})\\b\\.?`;
/** Matches ranges such as `M-F`, `Mon.–Thu.` and `Monday to Thursday`. */
const RANGE = new RegExp(`\\b${NAME}(?: ?[-–] ?| (?:to|through|thru) )${NAME}`, 'gi');

/** True for `Sa`, `Thurs.`, `Mon–Thu` or `weekends`, but not for only `Labor Day weekend`. */
function hasDay(text: string, day: Day): boolean {
  const regular = text.replace(/\b(ash|(?<!all )day|easter|good|holiday|palm|thanksgiving) (weekend|\w+day)s?\b/gi, '');
  const ranges = regular.replace(/\bweekday/gi, 'Mon-Fri').replace(/\bweekend/gi, 'Sat-Sun');
  const days = ranges.replace(RANGE, (_, first, last) => daysIn(`${first.slice(0, 3)}-${last.slice(0, 3)}`).join(' '));
  // "We" isn't short for Wednesday.
  return new RegExp(`\\b(${day}|(${day.slice(0, 2).replace('We', day)}|${day.slice(0, 3)}r?s?)\\b)`, 'i').test(days);
}

/** Returns true if a text has a day that the list has, too. */
export const sharesDay = (text: string, list: readonly Opening[]): boolean =>
  list.some(({ days }) => daysIn(days).some((day) => hasDay(text, day)));

/** @returns Text such as `every day`, `Monday to Friday` or `Monday, Wednesday and Friday`. */
function daysText(days: readonly Day[]): string {
  if (days.length === 7) return 'every day';
  const week = DAYS.map((day) => (days.includes(day) ? day : '')).join(' ');
  // Days that aren't included leave double spaces.
  const runs = week.trim().split(/ {2,}/);
  // Sunday and Monday are in a row, too.
  if (runs.length === 2 && /^M.*Sunday$/.test(week)) runs.push(`${runs.pop()} ${runs.pop()}`);
  return listText(runs.flatMap((run) => (/ .* /.test(run) ? run.replace(/ .* /, ' to ') : run.split(' '))));
}

/** @returns Text such as `7 a.m.`, `5:30 p.m.` or `midnight`. */
function timeText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (time === '12:00') return 'noon';
  if (['00:00', '23:59'].includes(time)) return 'midnight';
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'a' : 'p'}.m.`;
}

const isAllDay = ({ opens, closes }: Opening) => opens === '00:00' && closes === '23:59';

/** @returns Text such as `day and night` or `7 a.m. to noon`. */
const timesText = (opening: Opening) =>
  isAllDay(opening) ? 'day and night' : `${timeText(opening.opens)} to ${timeText(opening.closes)}`;

/** Joins texts that contain commas. */
const clauses = (texts: readonly string[]) =>
  texts.join(texts.length > 2 ? '; ' : ', and ').replace(/; (?=[^;]*$)/, '; and ');

/** Splits hours past midnight into two shifts. */
function shiftsOf({ days, opens, closes }: Opening) {
  const shift = (offset: number, from: string, to: string) => {
    const shifted = daysIn(days).map((day) => DAYS[(DAYS.indexOf(day) + offset) % 7]!.slice(0, 2));
    return { days: shifted, from, to: to.replace('23:59', '24:00') };
  };
  return opens < closes ? [shift(0, opens, closes)] : [shift(0, opens, '24:00'), shift(1, '00:00', closes)];
}

/** True if two entries have a time of the week in common. */
export function overlap(one: Opening, other: Opening): boolean {
  const shifts = shiftsOf(other);
  return shiftsOf(one).some(({ days, from, to }) =>
    shifts.some((shift) => from < shift.to && shift.from < to && days.some((day) => shift.days.includes(day))),
  );
}

/** True from a morning to at most twelve hours later, such as 8 to 6. Needs no a.m. and p.m. */
const isDaytime = (opens: string, closes: string) =>
  /^(0[5-9]|1[01])/.test(opens) && closes >= '12:00' && closes <= `${Number(opens.slice(0, 2)) + 12}${opens.slice(2)}`;

/** Times of each open day. Days with a break have several entries. */
const timesByDay = (list: readonly Opening[]) =>
  [...new Set(list.flatMap(({ days }) => daysIn(days)))].map((day) => {
    const same = list.filter(({ days }) => daysIn(days).includes(day)).sort((a, b) => (a.opens < b.opens ? -1 : 1));
    // A night that's split at midnight starts in the evening.
    if (same[0]!.opens === '00:00' && same.at(-1)!.closes === '23:59') same.push(same.shift()!);
    const [{ opens }, { closes }] = [same[0]!, same.at(-1)!];
    const times = same.map(timesText).join(' and ');
    const starts = isAllDay(same[0]!) ? times : `at ${same.map((opening) => timeText(opening.opens)).join(' and ')}`;
    const all = same.length === 1 ? times : `${timeText(opens)} to ${timeText(closes)}`;
    const short = isDaytime(opens, closes) ? all.replace(/ [ap]\.m\./g, '') : '';
    return { day, times, starts, opens, closes, short, span: short || all };
  });

/**
 * Formats business hours for pages, share images and structured data.
 *
 * @param closedOn Other times when the business is closed. Its days aren't in `closedText`.
 * @param note Exceptions. Its days aren't in `closedText`, either.
 */
export function describeHours(list: readonly Opening[], closedOn = '', note = '') {
  const openDays = timesByDay(list);
  const isOpenOn = (day: Day) => openDays.some((open) => open.day === day);
  const closedDays = DAYS.filter((day) => !isOpenOn(day));
  const isAlwaysOpen = closedDays.length === 0 && list.every(isAllDay) && !closedOn;
  const isEveryDayTheSame = closedDays.length === 0 && new Set(list.map(timesText)).size === 1;
  const groupBy = (key: 'times' | 'starts') =>
    [...new Set(openDays.map((open) => open[key]))].map((text) => {
      const same = openDays.filter((open) => open[key] === text);
      return { ...same[0]!, daysText: daysText(same.map(({ day }) => day)) };
    });
  const words = `${closedOn} ${note}`;
  const named = /other days/i.test(words) ? `${DAYS}` : words;
  const except = closedOn && ` except ${closedOn.replace(/\.$/, '')}`;
  const textBy = (key: 'times' | 'starts') =>
    clauses(groupBy(key).map((group) => `${group[key]}, ${group.daysText}`)).replace('every day', `$&${except}`);
  return {
    /**
     * An entry for all days with the same times, such as `8 a.m. to noon and 1 p.m. to 5 p.m.`.
     * `span` is from the first opening to the last closing, such as `8 to 5`.
     */
    byDays: groupBy('times'),
    /** Such as `at 6 a.m., every day`, or `day and night, Friday, and at 8 a.m., Saturday`. */
    opensText: textBy('starts'),
    /** False if the company opens after noon on some days, so nobody can call in the morning. */
    opensInMorning: openDays.every(({ opens }) => opens < '12:00'),
    /** Days without business hours, such as `Sunday`. Empty if there are none. */
    closedText: daysText(closedDays.filter((day) => !hasDay(named, day))),
    /** True if the phone is answered at any time, including holidays. */
    isAlwaysOpen,
    /** Short text, such as `24/7` or `7 to 7`. Empty if it's ambiguous or differs by day. */
    short: isAlwaysOpen ? '24/7' : isEveryDayTheSame ? openDays[0]!.short : '',
    /** Shifts such as `{ days: ['Mo', 'Tu'], from: '07:00', to: '24:00' }`. None spans midnight. */
    shifts: list.flatMap(shiftsOf),
    /** Full text, such as `24 hours a day` or `7 a.m. to 7 p.m., Monday to Saturday`. */
    text: isAlwaysOpen ? '24 hours a day' : textBy('times'),
  };
}
