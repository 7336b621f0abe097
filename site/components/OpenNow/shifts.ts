/** Hours in the format of the script `open-now`. */

/** Hours within a day, on days such as `Mo`. */
export interface Shift {
  days: readonly string[];
  from: string;
  to: string;
}

/** Returns text such as `MoTuWeThFr 07:00-19:00,Sa 09:00-12:00`. */
export const printShifts = (shifts: readonly Shift[]) =>
  shifts.map(({ days, from, to }) => `${days.join('')} ${from}-${to}`).join();
