/** Edits that set up the site for a different company, by step number in site/README.md. */

import { type Edit, fields, list, WITHOUT_POSITION, WITHOUT_PROMISES, withoutService } from './edit-project.ts';

const metro = 'Duluth';
/** Reads places from lines such as `55810 Proctor`. Areas of a city have its name. */
const placesIn = (lines: string, city?: string) =>
  lines.split(', ').map((line) => {
    const [zip, name] = [line.slice(0, 5), line.slice(6)];
    return { zip, state: name === 'Superior' ? 'WI' : 'MN', ...(city ? { city, area: name } : { city: name }) };
  });
const CITY = placesIn(
  '55802 Park Point, 55803 Woodland, 55804 Lakeside, 55805 Central Hillside, 55806 Lincoln Park, ' +
    '55807 Spirit Valley, 55808 Morgan Park, 55811 Duluth Heights',
  metro,
);
/** Two pairs of towns share a ZIP code, and the name of one contains a name of the sample. */
const TOWNS = placesIn(
  '55810 Proctor, 55810 Midway Township, 55811 Hermantown, 55720 Cloquet, 55718 Carlton, 55733 Esko, ' +
    '55616 Cleveland Harbor, 54880 Superior',
);
const GROUPS = [
  { id: 'city', name: 'Duluth', intro: 'From the hill to the lake.', parts: [{ metro, places: CITY }] },
  { id: 'towns', name: 'Around Duluth', intro: 'Both sides of the bridge.', parts: [{ metro, places: TOWNS }] },
];

const REVIEWS = [
  { name: 'ann p.', rating: 5, text: 'Runs like new. Fair price.', praise: 'Runs like new.' },
  {
    name: 'Dr. ʻIO-ANN O’L.',
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
const HOURS = [
  { days: 'Mo-Fr', opens: '07:30', closes: '17:30' },
  { days: 'Sa', opens: '08:00', closes: '12:00' },
];
const NOTE = 'Sunday by appointment';
const CONTENT = 'site/content';
const SERVICES = `${CONTENT}/services.ts`;

/**
 * Edits for a company unlike the sample: in the north, closed at night and on Sundays, without
 * emergency or commercial service, with a travel fee and a radius around the shop.
 */
export const STEPS: Readonly<Record<number, readonly Edit[]>> = {
  1: [
    ...fields({ name: 'Peña & Søn Garage Door Co.', shortName: 'Peña & Søn', mark: 'initials' }),
    ...fields({ origin: 'https://doors.example', phone: '+12185550142' }),
  ],
  2: WITHOUT_PROMISES,
  3: [
    ...fields({ city: 'Duluth', state: 'MN', timeZone: 'US/Central' }),
    ...fields({ radiusMiles: 40, radiusFrom: 'shop', travelFee: '$45 beyond 15 miles' }),
    WITHOUT_POSITION,
  ],
  4: [list('site/business/places.ts', 'placeGroups', GROUPS)],
  6: fields({ hours: HOURS, priceRange: '$', rating: 4.6, reviews: 83, yearsCombined: 11, hoursNote: NOTE }),
  7: [
    ...fields({ emergencyService: false, emergencyResponse: '', replyTime: 'the same day' }),
    ...fields({ maintenance: { homes: 'twice-yearly', businesses: '' } }),
  ],
  8: [
    ...fields({ languages: [], founded: '', owner: '', textPhone: 'same', visitPrice: { day: '', night: '' } }),
    ...fields({ insurance: 'Insured up to $2 million', officeHours: '' }),
    ...fields({ warranty: { labor: 'a lifetime', newSprings: '' } }),
  ],
  9: [
    withoutService('commercial'),
    [SERVICES, /\n\];\n(?=\nexport const offers)/, `\n  ${JSON.stringify(GATES)},\n];\n`],
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
  14: fields({ quotes: { endpoint: 'https://forms.example/quotes', fields: [], honeypot: 'website' } }),
  15: fields({ confirmed: ['site/business/business.ts: business.repairTime is "1-2 hours"'] }),
};
