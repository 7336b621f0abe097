/**
 * The sample business's own promises and habits. Once the company's name differs, the build refuses
 * inherited promises and lists the other values, because they'd be false for another company.
 */

import type { Business } from './schema.ts';

/** The full name of the sample business. */
export const SAMPLE_NAME = 'Mission Bell Garage Doors';

/** Values that promise something. A build for another company fails if it has one of them. */
export const PROMISES = {
  license: { issuer: 'City of San Antonio', number: 'HIC-0199' },
  insurance: '$1 million in liability insurance',
  guarantee: 'Not happy? Tell us within 30 days, and we’ll make it right or refund the full price.',
  warranty: { labor: '1 year', newSprings: '5 years' },
} satisfies Partial<Business>;

/** The emblem, and other optional values. A build for another company lists those it still has. */
export const OPTIONAL = {
  mark: 'bell',
  serviceCall: 'Coming out to quote it is free.',
  officeHours: 'Monday to Saturday, 8 a.m. to 6 p.m.',
  languages: [{ language: 'es', text: 'Se habla español' }],
  founded: '2009',
  owner: 'Elena Ruiz',
} satisfies Partial<Business>;

/** Typical times. Another company may have the same, so the build only asks to confirm them. */
export const TIMES = {
  emergencyResponse: '1-2 hours',
  repairTime: '1-2 hours',
  maintenance: { homes: 'annual', businesses: 'semi-annual' },
  replyTime: 'within 1 hour during business hours',
} satisfies Partial<Business>;
