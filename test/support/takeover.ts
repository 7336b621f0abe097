/** Edits that set up the site for a different company, by step number in site/README.md. */

import type { Business } from '../../site/business/schema.ts';
import { type Edit, field, list, WITHOUT_PROMISES } from './edit-project.ts';

const fields = (values: Partial<Record<keyof Business, string>>): Edit[] =>
  Object.entries(values).map(([name, value]) => field(name as keyof Business, value));

const place = (city: string, zip: string, lat: number, lon: number) => ({ city, state: 'TX', zip, lat, lon });
const metro = 'Waco';
const CITY = [
  { ...place(metro, '76701', 31.55201, -97.1382), area: 'Downtown' },
  place('Robinson', '76706', 31.45632, -97.08444),
  place('Hewitt', '76643', 31.44936, -97.19758),
];
const TOWNS = [place('Lorena', '76655', 31.39244, -97.17416)];
const GROUPS = [
  { id: 'metro', name: 'Waco Metro', intro: 'Both banks of the river.', parts: [{ metro, places: CITY }] },
  { id: 'around', name: 'Around Waco', intro: 'Within half an hour.', parts: [{ metro, places: TOWNS }] },
];

const REVIEW = { rating: 5, service: 'Spring Replacement', date: 'May 2026', source: 'Google' };
const REVIEWS = [
  { ...REVIEW, name: 'Ann P.', location: 'Hewitt', text: 'Runs like new. Fair price.', praise: 'Runs like new.' },
  { ...REVIEW, name: 'Joe L.', location: 'Robinson', text: 'No fuss, and here before lunch.' },
];
const TESTIMONIALS = 'site/content/testimonials.ts';
const HOME = 'site/content/home.ts';

/** Edits for a small company that has no license number and closes at night, by step number. */
export const STEPS: Readonly<Record<number, readonly Edit[]>> = {
  1: [
    ...fields({ name: "'Brazos Overhead Door'", shortName: "'Brazos'", mark: "'star'" }),
    ...fields({ origin: "'https://overhead.example'", phone: "'+12545550142'" }),
  ],
  2: WITHOUT_PROMISES,
  3: [
    ...fields({ city: "'Waco'", latitude: '31.54933', longitude: '-97.14667', timeZone: "'US/Central'" }),
    field('radiusMiles', '30'),
  ],
  4: [list('site/business/places.ts', 'placeGroups', GROUPS)],
  6: [
    field('hours', "[{ days: 'Mo-Su', opens: '07:00', closes: '19:00' }]"),
    ...fields({ priceRange: "'$'", rating: '4.7', reviews: '83', yearsCombined: '12' }),
  ],
  7: [
    ...fields({ emergencyResponse: "'2-3 hours'", repairTime: "'2-4 hours'", replyTime: "'the same day'" }),
    field('maintenance', "{ homes: 'yearly', businesses: 'quarterly' }"),
  ],
  8: fields({ officeHours: "''", serviceCall: "''", languages: '[]', founded: "''", owner: "''", reviewsUrl: "''" }),
  9: [list(TESTIMONIALS, 'testimonials', REVIEWS), [TESTIMONIALS, 'boolean = false', 'boolean = true']],
  10: [
    [HOME, ', from the Pearl to the Hill Country', ' and the towns around it'],
    [HOME, 'in Monte Vista to wall-mount openers in Alamo Ranch', 'downtown to wall-mount openers in Hewitt'],
  ],
  11: [field('quotes', "{ endpoint: 'https://forms.example/quotes', fields: [], honeypot: 'website' }")],
};
