/** Names and time zones of the states. */

/** Postal code, name and time zones of each state, with the letters of `ZONES`. */
// biome-ignore format: one line per state would be longer than the checks
const STATES = `
  AL Alabama C E|AK Alaska A D|AS American Samoa S|AZ Arizona X M|AR Arkansas C|CA California P|CO Colorado M|
  CT Connecticut E|DE Delaware E|DC District of Columbia E|FL Florida E C|GA Georgia E|GU Guam G|HI Hawaii H|
  ID Idaho M P|IL Illinois C|IN Indiana E C|IA Iowa C|KS Kansas C M|KY Kentucky E C|LA Louisiana C|ME Maine E|
  MD Maryland E|MA Massachusetts E|MI Michigan E C|MN Minnesota C|MS Mississippi C|MO Missouri C|MT Montana M|
  NE Nebraska C M|NV Nevada P M|NH New Hampshire E|NJ New Jersey E|NM New Mexico M|NY New York E|NC North Carolina E|
  ND North Dakota C M|MP Northern Mariana Islands G|OH Ohio E|OK Oklahoma C|OR Oregon P M|PA Pennsylvania E|
  PR Puerto Rico R|RI Rhode Island E|SC South Carolina E|SD South Dakota C M|TN Tennessee E C|TX Texas C M|UT Utah M|
  VT Vermont E|VA Virginia E|VI U.S. Virgin Islands R|WA Washington P|WV West Virginia E|WI Wisconsin C|WY Wyoming M`;

/** A city in each time zone. X (Arizona) has no daylight saving time. D is for the Aleutians. */
const ZONES: Readonly<Record<string, string>> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  X: 'America/Phoenix',
  P: 'America/Los_Angeles',
  A: 'America/Anchorage',
  D: 'America/Adak',
  H: 'Pacific/Honolulu',
  R: 'America/Puerto_Rico',
  S: 'Pacific/Pago_Pago',
  G: 'Pacific/Guam',
};

/** States by postal code, such as `{ name: 'Ohio', zones: ['America/New_York'] }`. */
export const states: ReadonlyMap<string, { name: string; zones: readonly string[] }> = new Map(
  STATES.split('|').map((line) => {
    const [, code, name, letters] = /(\w\w) (.+?) ((?:[A-Z] ?)+)$/.exec(line)!;
    return [code!, { name: name!, zones: letters!.split(' ').map((letter) => ZONES[letter]!) }];
  }),
);
