/** The opening hours, and the phrases that only a business open around the clock may use. */

import { business } from './business.ts';

const { opens, closes } = business;

export const isAlwaysOpen = opens === '00:00' && closes === '23:59';

/** Phrases of a business that's open at night and on holidays, and times from 9 p.m. to 5 a.m. */
export const AROUND_THE_CLOCK = new RegExp(
  [
    '24/7|24[- ]hour|365 days|anytime|around the clock|after hours|until morning|holidays',
    'tonight|midnight|overnight|all night|\\b(?:day|same|any) (?:and |or )?night|\\bnights\\b',
    '\\b(?:12|[1-5])(?::\\d\\d)? ?a\\.?m\\b|\\b(?:9|10|11)(?::\\d\\d)? ?p\\.?m\\b',
  ].join('|'),
  'i',
);

/** Completes the sentence "Expected …". */
export const daytimeOnly = (phrase: string) => `no "${phrase}", because the hours are ${opens} to ${closes}`;
