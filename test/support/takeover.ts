/** The edits that make the site another company's, by the steps of the README. */

import { type Edit, fact, list, WITHOUT_PROMISES } from './edit-project.ts';

const place = (city: string, zip: string, lat: number, lon: number, area?: string) => ({
  ...{ city, state: 'TX', zip, lat, lon },
  ...(area && { area }),
});

const GROUPS = [
  {
    id: 'metro',
    name: 'Waco Metro',
    intro: 'Both banks of the river, where our trucks start the day.',
    parts: [
      {
        metro: 'Waco',
        places: [
          place('Waco', '76701', 31.55201, -97.1382, 'Downtown'),
          place('Waco', '76710', 31.53972, -97.19501),
          place('Robinson', '76706', 31.45632, -97.08444),
          place('Hewitt', '76643', 31.44936, -97.19758),
        ],
      },
    ],
  },
  {
    id: 'around',
    name: 'Around Waco',
    intro: 'Within half an hour of downtown.',
    parts: [{ metro: 'Waco', places: [place('Lorena', '76655', 31.39244, -97.17416)] }],
  },
];

const REVIEWS = [
  {
    name: 'Ann P.',
    location: 'Hewitt',
    rating: 5,
    text: 'Came before lunch. The door runs like new.',
    praise: 'The door runs like new.',
    service: 'Spring Replacement',
    date: 'May 2026',
    source: 'Google',
  },
  { name: 'Joe L.', location: 'Robinson', rating: 5, text: 'Fair price, no fuss.', service: 'Opener Repair' },
];
const TESTIMONIALS = 'site/content/testimonials.ts';
const HOME = 'site/content/home.ts';

/** A small company without a license number that closes at night. */
export const STEPS: Readonly<Record<number, readonly Edit[]>> = {
  1: [
    fact('name', "'Brazos Overhead Door'"),
    fact('shortName', "'Brazos'"),
    fact('mark', "'star'"),
    fact('origin', "'https://overhead.example'"),
    fact('hotline', "'+12545550142'"),
  ],
  2: WITHOUT_PROMISES,
  3: [fact('city', "'Waco'"), fact('latitude', '31.54933'), fact('longitude', '-97.14667'), fact('radiusMiles', '30')],
  4: [list('site/business/places.ts', 'placeGroups', GROUPS)],
  6: [
    fact('hours', "[{ days: 'Mo-Su', opens: '07:00', closes: '19:00' }]"),
    fact('priceRange', "'$'"),
    fact('rating', '4.7'),
    fact('reviews', '83'),
    fact('yearsCombined', '12'),
  ],
  7: [
    fact('emergencyResponse', "'2-3 hours'"),
    fact('repairTime', "'2-4 hours'"),
    fact('maintenance', "{ homes: 'yearly', businesses: 'quarterly' }"),
    fact('replyTime', "'the same day'"),
  ],
  8: [
    fact('officeHours', "''"),
    fact('serviceCall', "''"),
    fact('reviewsUrl', "'https://reviews.example/brazos'"),
    fact('languages', '[]'),
    fact('founded', "''"),
    fact('owner', "''"),
  ],
  9: [list(TESTIMONIALS, 'testimonials', REVIEWS), [TESTIMONIALS, 'boolean = false', 'boolean = true']],
  10: [
    [HOME, ', from the Pearl to the Hill Country', ' and the towns around it'],
    [HOME, 'in Monte Vista to wall-mount openers in Alamo Ranch', 'downtown to wall-mount openers in Hewitt'],
  ],
  11: [fact('quotes', "{ endpoint: 'https://forms.example/quotes', fields: [], honeypot: 'website' }")],
};
