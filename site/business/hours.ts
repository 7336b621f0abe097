/** The opening hours, and the phrases that only a business open around the clock may use. */

import { business } from './business.ts';

const { opens, closes } = business;

export const isAlwaysOpen = opens === '00:00' && closes === '23:59';

/** A review may still mention "that night" or "Sunday night". */
export const AROUND_THE_CLOCK =
  /24\/7|24[- ]hour|365 days|anytime|all night|\b(day|same|any) (and |or )?night|\bnights\b|holidays|at \d a\.m\./i;

/** Completes the sentence "Expected …". */
export const DAYTIME_ONLY = `no night, holiday or 24/7, because the hours are ${opens} to ${closes}`;
