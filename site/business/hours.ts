/** Business hours, formatted for pages, share images and structured data. */

import { business } from './business.ts';
import { daysIn, describeHours } from './openings.ts';

const ALWAYS = { days: 'Mo-Su', opens: '00:00', closes: '23:59' };

// The copy is imported before the list is checked, so the list may be empty or have unknown days.
const known = business.hours.filter(({ days }) => daysIn(days).every(Boolean));
export const hours = describeHours(known.length > 0 ? known : [ALWAYS], business.closedOn, business.hoursNote);
