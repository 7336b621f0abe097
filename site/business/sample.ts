/**
 * Values of the sample business that would be false for another company. Once the company name
 * changes, the build fails if promises are still the sample's, and lists the other values.
 */

import type { Business } from './schema.ts';

export const SAMPLE_NAME = 'Mission Bell Garage Doors';

/** Promises to customers. The build fails if another company still has one of them. */
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

/** Typical times. Another company may have the same, so the build only warns. */
export const TIMES = {
  emergencyResponse: '1-2 hours',
  repairTime: '1-2 hours',
  maintenance: { homes: 'annual', businesses: 'semi-annual' },
  replyTime: 'within 1 hour during business hours',
} satisfies Partial<Business>;
