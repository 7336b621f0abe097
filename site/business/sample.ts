/**
 * Values of the sample business that would be false for another company. After the company name is
 * changed, the build fails if a value in PROMISES is unchanged, and lists other unchanged values.
 */

import type { Business } from './schema.ts';

export const SAMPLE_NAME = 'Mission Bell Garage Doors';

/** License, insurance and other claims. The build fails if another company still has these. */
export const PROMISES = {
  license: { issuer: 'City of San Antonio', number: 'HIC-0199' },
  insurance: '$1 million in liability insurance',
  guarantee: 'Not happy? Tell us within 30 days, and we’ll make it right or refund the full price.',
  warranty: { labor: '1 year', newSprings: '5 years' },
} satisfies Partial<Business>;

/** Emblem and optional fields. The build warns if another company still has one of them. */
export const OPTIONAL = {
  mark: 'bell',
  serviceCall: 'Coming out to quote it is free.',
  officeHours: 'Monday to Saturday, 8 a.m. to 6 p.m.',
  languages: [{ language: 'es', text: 'Se habla español' }],
  founded: '2009',
  owner: 'Elena Ruiz',
} satisfies Partial<Business>;

/** Typical times. They may also be true for another company, so the build only warns. */
export const TIMES = {
  emergencyResponse: '1-2 hours',
  repairTime: '1-2 hours',
  maintenance: { homes: 'annual', businesses: 'semi-annual' },
  replyTime: 'within 1 hour during business hours',
} satisfies Partial<Business>;
