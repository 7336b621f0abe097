/** Edits that set up the site for a different company, by step number in site/README.md. */

import type { Business } from '../../site/business/schema.ts';
import { type Edit, field, list, WITHOUT_PROMISES, withoutService } from './edit-project.ts';

const fields = (values: Partial<Record<keyof Business, string>>): Edit[] =>
  Object.entries(values).map(([name, value]) => field(name as keyof Business, value));

const place = (zip: string, city: string, area?: string) => ({ city, state: 'MN', zip, ...(area && { area }) });
const metro = 'Duluth';
const CITY = [
  place('55802', metro, 'Park Point'),
  place('55803', metro, 'Woodland'),
  place('55804', metro, 'Lakeside'),
  place('55805', metro, 'Central Hillside'),
  place('55806', metro, 'Lincoln Park'),
  place('55807', metro, 'Spirit Valley'),
  place('55808', metro, 'Morgan Park'),
  place('55811', metro, 'Duluth Heights'),
];
/** Two pairs of towns share a ZIP code. */
const TOWNS = [
  place('55810', 'Proctor'),
  place('55810', 'Midway Township'),
  place('55811', 'Hermantown'),
  place('55720', 'Cloquet'),
  place('55718', 'Carlton'),
  place('55733', 'Esko'),
  place('55616', 'Two Harbors'),
  { ...place('54880', 'Superior'), state: 'WI' },
];
const GROUPS = [
  { id: 'city', name: 'Duluth', intro: 'From the hill to the lake.', parts: [{ metro, places: CITY }] },
  { id: 'towns', name: 'Around Duluth', intro: 'Both sides of the bridge.', parts: [{ metro, places: TOWNS }] },
];

const REVIEWS = [
  { name: 'ann p.', rating: 5, text: 'Runs like new. Fair price.', praise: 'Runs like new.' },
  {
    name: 'JOE O’L.',
    location: 'Proctor',
    rating: 4,
    text: 'No fuss, but they were late.',
    service: 'Spring Replacement',
    date: 'May 2026',
    source: 'Google',
  },
  { name: '李明', rating: 5, text: 'La puerta y los cables.', language: 'es', lead: 'La puerta y los cables.' },
];
const GATES = {
  id: 'gates',
  icon: 'lock',
  title: 'Gate Repair',
  description: 'A driveway gate that drags or won’t latch wears out its motor. We fix hinges, chains and boards.',
  details: ['Sliding and swinging gates', 'Motors and remotes'],
};
const CONTENT = 'site/content';
const SERVICES = `${CONTENT}/services.ts`;

/**
 * Edits for a company unlike the sample: in the north, closed at night and on Sundays, without
 * emergency or commercial service, with a travel fee and a radius around the shop.
 */
export const STEPS: Readonly<Record<number, readonly Edit[]>> = {
  1: [
    ...fields({ name: "'Peña & Søn Garage Door Co.'", shortName: "'Peña & Søn'", mark: "'initials'" }),
    ...fields({ origin: "'https://doors.example'", phone: "'+12185550142'" }),
  ],
  2: WITHOUT_PROMISES,
  3: [
    ...fields({ city: "'Duluth'", state: "'MN'", stateName: "'Minnesota'", timeZone: "'US/Central'" }),
    ...fields({ radiusMiles: '40', radiusFrom: "'shop'", travelFee: "'$45 beyond 15 miles'" }),
    ['site/business/business.ts', / {2}latitude: .*\n {2}longitude: .*\n/, ''],
  ],
  4: [list('site/business/places.ts', 'placeGroups', GROUPS)],
  6: [
    field(
      'hours',
      "[\n    { days: 'Mo-Fr', opens: '07:30', closes: '17:30' },\n    { days: 'Sa', opens: '08:00', closes: '12:00' },\n  ]",
    ),
    ...fields({ priceRange: "'$'", rating: '4.6', reviews: '83', yearsCombined: '11' }),
  ],
  7: [
    ...fields({ emergencyService: 'false', emergencyResponse: "''", replyTime: "'the same day'" }),
    field('maintenance', "{ homes: 'twice-yearly', businesses: '' }"),
  ],
  8: [
    ...fields({ languages: '[]', founded: "''", owner: "''", textPhone: "'same'" }),
    field('visitPrice', "{ day: '', night: '' }"),
    ...fields({ insurance: "'Insured up to $2 million'", officeHours: "''" }),
    field('warranty', "{ labor: 'a lifetime', newSprings: '' }"),
  ],
  9: [
    withoutService('commercial'),
    [SERVICES, /\n\];\n(?=\nexport function offers)/, `\n  ${JSON.stringify(GATES)},\n];\n`],
  ],
  10: [
    list(`${CONTENT}/testimonials.ts`, 'testimonials', REVIEWS),
    [`${CONTENT}/testimonials.ts`, 'boolean = false', 'boolean = true'],
  ],
  11: [
    [`${CONTENT}/home.ts`, ', from the Pearl to the Hill Country', ' and the towns around it'],
    [
      `${CONTENT}/home.ts`,
      'in Monte Vista to wall-mount openers in Alamo Ranch',
      'in Woodland to wall-mount openers in Esko',
    ],
    [SERVICES, 'Texas heat dries out grease', 'Frost stiffens grease'],
  ],
  14: [field('quotes', "{ endpoint: 'https://forms.example/quotes', fields: [], honeypot: 'website' }")],
  15: [field('confirmed', `['site/business/business.ts: business.repairTime is "1-2 hours"']`)],
};
