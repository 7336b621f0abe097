/**
 * Places in the service area, in the three groups of the service areas page. The lists, the maps,
 * the ZIP check and the counts use them. To add a town, add a line to a list.
 *
 * Coordinates are the centers of ZIP codes (US Census, 2021). Pearland's 77588 only has PO boxes,
 * so it uses the town's coordinates.
 */

import { business } from './business.ts';
import type { Place, PlaceGroup } from './schema.ts';

/** First group: neighborhoods of San Antonio, sorted by ZIP code. */
const sanAntonio: Place[] = [
  { city: 'San Antonio', state: 'TX', zip: '78201', lat: 29.46841, lon: -98.52889, area: 'Woodlawn Lake' },
  { city: 'San Antonio', state: 'TX', zip: '78205', lat: 29.42394, lon: -98.48642, area: 'Downtown' },
  { city: 'San Antonio', state: 'TX', zip: '78207', lat: 29.42212, lon: -98.52598, area: 'Near West Side' },
  { city: 'San Antonio', state: 'TX', zip: '78210', lat: 29.39578, lon: -98.4644, area: 'Highland Park' },
  { city: 'San Antonio', state: 'TX', zip: '78212', lat: 29.46461, lon: -98.49365, area: 'Monte Vista' },
  { city: 'San Antonio', state: 'TX', zip: '78214', lat: 29.34976, lon: -98.47674, area: 'Harlandale' },
  { city: 'San Antonio', state: 'TX', zip: '78216', lat: 29.53874, lon: -98.49126, area: 'North Central' },
  { city: 'San Antonio', state: 'TX', zip: '78220', lat: 29.41243, lon: -98.39839, area: 'East Side' },
  { city: 'San Antonio', state: 'TX', zip: '78223', lat: 29.31049, lon: -98.38751, area: 'Highland Hills' },
  { city: 'San Antonio', state: 'TX', zip: '78227', lat: 29.38989, lon: -98.63938, area: 'Lackland Terrace' },
  { city: 'San Antonio', state: 'TX', zip: '78229', lat: 29.5055, lon: -98.57703, area: 'South Texas Medical Center' },
  { city: 'San Antonio', state: 'TX', zip: '78240', lat: 29.52529, lon: -98.60438, area: 'Oakland Estates' },
  { city: 'San Antonio', state: 'TX', zip: '78244', lat: 29.47767, lon: -98.35108, area: 'Woodlake' },
  { city: 'San Antonio', state: 'TX', zip: '78247', lat: 29.58143, lon: -98.40878, area: 'Longs Creek' },
  { city: 'San Antonio', state: 'TX', zip: '78248', lat: 29.59003, lon: -98.52526, area: 'Deerfield' },
  { city: 'San Antonio', state: 'TX', zip: '78249', lat: 29.56848, lon: -98.61427, area: 'UTSA Area' },
  { city: 'San Antonio', state: 'TX', zip: '78250', lat: 29.50273, lon: -98.6649, area: 'Great Northwest' },
  { city: 'San Antonio', state: 'TX', zip: '78251', lat: 29.46168, lon: -98.67673, area: 'Westover Hills' },
  { city: 'San Antonio', state: 'TX', zip: '78253', lat: 29.47023, lon: -98.78759, area: 'Alamo Ranch' },
  { city: 'San Antonio', state: 'TX', zip: '78254', lat: 29.53056, lon: -98.72718, area: 'Braun Station' },
  { city: 'San Antonio', state: 'TX', zip: '78257', lat: 29.6471, lon: -98.58107, area: 'The Dominion' },
  { city: 'San Antonio', state: 'TX', zip: '78258', lat: 29.63421, lon: -98.48981, area: 'Stone Oak' },
  { city: 'San Antonio', state: 'TX', zip: '78259', lat: 29.62516, lon: -98.42185, area: 'Encino Park' },
  { city: 'San Antonio', state: 'TX', zip: '78260', lat: 29.69854, lon: -98.49273, area: 'Timberwood Park' },
];

/** First group: cities inside and next to San Antonio, in alphabetical order. */
const enclaves: Place[] = [
  { city: 'Alamo Heights', state: 'TX', zip: '78209', lat: 29.48891, lon: -98.45624 },
  { city: 'Castle Hills', state: 'TX', zip: '78213', lat: 29.51639, lon: -98.52302 },
  { city: 'Converse', state: 'TX', zip: '78109', lat: 29.47798, lon: -98.29341 },
  { city: 'Helotes', state: 'TX', zip: '78023', lat: 29.62159, lon: -98.75637 },
  { city: 'Hollywood Park', state: 'TX', zip: '78232', lat: 29.59014, lon: -98.47625 },
  { city: 'Kirby', state: 'TX', zip: '78219', lat: 29.43993, lon: -98.38448 },
  { city: 'Leon Valley', state: 'TX', zip: '78238', lat: 29.47179, lon: -98.61768 },
  { city: 'Live Oak', state: 'TX', zip: '78233', lat: 29.55532, lon: -98.36403 },
  { city: 'Schertz', state: 'TX', zip: '78154', lat: 29.54715, lon: -98.2626 },
  { city: 'Shavano Park', state: 'TX', zip: '78231', lat: 29.58102, lon: -98.54253 },
  { city: 'Universal City', state: 'TX', zip: '78148', lat: 29.54325, lon: -98.29648 },
  { city: 'Windcrest', state: 'TX', zip: '78239', lat: 29.51618, lon: -98.36185 },
];

/** Second group: towns around San Antonio, in alphabetical order. */
const surrounding: Place[] = [
  { city: 'Bandera', state: 'TX', zip: '78003', lat: 29.70798, lon: -99.10389 },
  { city: 'Boerne', state: 'TX', zip: '78006', lat: 29.85855, lon: -98.70335 },
  { city: 'Bulverde', state: 'TX', zip: '78163', lat: 29.76873, lon: -98.44052 },
  { city: 'Canyon Lake', state: 'TX', zip: '78133', lat: 29.88388, lon: -98.25223 },
  { city: 'Castroville', state: 'TX', zip: '78009', lat: 29.36758, lon: -98.88981 },
  { city: 'Cibolo', state: 'TX', zip: '78108', lat: 29.57014, lon: -98.2178 },
  { city: 'Fair Oaks Ranch', state: 'TX', zip: '78015', lat: 29.74291, lon: -98.65144 },
  { city: 'Floresville', state: 'TX', zip: '78114', lat: 29.12677, lon: -98.19837 },
  { city: 'La Vernia', state: 'TX', zip: '78121', lat: 29.35105, lon: -98.08887 },
  { city: 'Lytle', state: 'TX', zip: '78052', lat: 29.21047, lon: -98.77532 },
  { city: 'New Braunfels', state: 'TX', zip: '78130', lat: 29.69365, lon: -98.06868 },
  { city: 'Pleasanton', state: 'TX', zip: '78064', lat: 28.92456, lon: -98.42908 },
  { city: 'Seguin', state: 'TX', zip: '78155', lat: 29.54297, lon: -97.9377 },
  { city: 'Spring Branch', state: 'TX', zip: '78070', lat: 29.8923, lon: -98.40827 },
];

/** Third group. Each list has its own heading. */
const chicago: Place[] = [
  { city: 'Chicago', state: 'IL', zip: '60601', lat: 41.88515, lon: -87.62151, area: 'The Loop' },
  { city: 'Chicago', state: 'IL', zip: '60607', lat: 41.87481, lon: -87.65454, area: 'West Loop' },
  { city: 'Chicago', state: 'IL', zip: '60610', lat: 41.90472, lon: -87.63589, area: 'Old Town' },
  { city: 'Chicago', state: 'IL', zip: '60614', lat: 41.92275, lon: -87.64715, area: 'Lincoln Park' },
  { city: 'Chicago', state: 'IL', zip: '60616', lat: 41.84488, lon: -87.62403, area: 'Chinatown' },
  { city: 'Chicago', state: 'IL', zip: '60618', lat: 41.94757, lon: -87.70265, area: 'North Center' },
  { city: 'Chicago', state: 'IL', zip: '60622', lat: 41.90217, lon: -87.68334, area: 'Wicker Park' },
  { city: 'Chicago', state: 'IL', zip: '60625', lat: 41.97308, lon: -87.69975, area: 'Lincoln Square' },
  { city: 'Chicago', state: 'IL', zip: '60629', lat: 41.77541, lon: -87.71149, area: 'West Lawn' },
  { city: 'Chicago', state: 'IL', zip: '60630', lat: 41.97207, lon: -87.75657, area: 'Jefferson Park' },
  { city: 'Chicago', state: 'IL', zip: '60634', lat: 41.94619, lon: -87.80612, area: 'Dunning' },
  { city: 'Chicago', state: 'IL', zip: '60638', lat: 41.78247, lon: -87.77075, area: 'Garfield Ridge' },
  { city: 'Chicago', state: 'IL', zip: '60643', lat: 41.70027, lon: -87.66327, area: 'Beverly' },
  { city: 'Chicago', state: 'IL', zip: '60647', lat: 41.92104, lon: -87.70197, area: 'Logan Square' },
  { city: 'Chicago', state: 'IL', zip: '60657', lat: 41.93941, lon: -87.6507, area: 'Lakeview' },
];

const cleveland: Place[] = [
  { city: 'Cleveland', state: 'OH', zip: '44102', lat: 41.47928, lon: -81.73638, area: 'Detroit-Shoreway' },
  { city: 'Cleveland', state: 'OH', zip: '44109', lat: 41.44414, lon: -81.69836, area: 'Old Brooklyn' },
  { city: 'Cleveland', state: 'OH', zip: '44111', lat: 41.45778, lon: -81.78989, area: 'West Park' },
  { city: 'Cleveland', state: 'OH', zip: '44113', lat: 41.48324, lon: -81.69717, area: 'Ohio City' },
  { city: 'Cleveland', state: 'OH', zip: '44114', lat: 41.52025, lon: -81.67862, area: 'Downtown' },
  { city: 'Beachwood', state: 'OH', zip: '44122', lat: 41.46947, lon: -81.51242 },
  { city: 'Euclid', state: 'OH', zip: '44123', lat: 41.6047, lon: -81.52412 },
  { city: 'Independence', state: 'OH', zip: '44131', lat: 41.38328, lon: -81.65469 },
  { city: 'Lakewood', state: 'OH', zip: '44107', lat: 41.48619, lon: -81.80105 },
  { city: 'Mentor', state: 'OH', zip: '44060', lat: 41.67653, lon: -81.32817 },
  { city: 'North Olmsted', state: 'OH', zip: '44070', lat: 41.41493, lon: -81.91913 },
  { city: 'Rocky River', state: 'OH', zip: '44116', lat: 41.47307, lon: -81.85383 },
  { city: 'Strongsville', state: 'OH', zip: '44136', lat: 41.31247, lon: -81.80977 },
  { city: 'Westlake', state: 'OH', zip: '44145', lat: 41.44953, lon: -81.93016 },
];

const houston: Place[] = [
  { city: 'Houston', state: 'TX', zip: '77002', lat: 29.75684, lon: -95.36565, area: 'Downtown' },
  { city: 'Houston', state: 'TX', zip: '77004', lat: 29.72427, lon: -95.36424, area: 'Museum District' },
  { city: 'Houston', state: 'TX', zip: '77006', lat: 29.74086, lon: -95.3913, area: 'Montrose' },
  { city: 'Houston', state: 'TX', zip: '77007', lat: 29.77158, lon: -95.40893, area: 'Rice Military' },
  { city: 'Houston', state: 'TX', zip: '77008', lat: 29.79825, lon: -95.41693, area: 'The Heights' },
  { city: 'Houston', state: 'TX', zip: '77018', lat: 29.8274, lon: -95.4261, area: 'Oak Forest' },
  { city: 'Houston', state: 'TX', zip: '77019', lat: 29.75334, lon: -95.41285, area: 'River Oaks' },
  { city: 'Houston', state: 'TX', zip: '77024', lat: 29.76715, lon: -95.50563, area: 'Memorial' },
  { city: 'Houston', state: 'TX', zip: '77042', lat: 29.7406, lon: -95.56026, area: 'Westchase' },
  { city: 'Houston', state: 'TX', zip: '77055', lat: 29.7969, lon: -95.49271, area: 'Spring Branch East' },
  { city: 'Houston', state: 'TX', zip: '77056', lat: 29.7482, lon: -95.46895, area: 'Galleria' },
  { city: 'Houston', state: 'TX', zip: '77062', lat: 29.57578, lon: -95.13433, area: 'Clear Lake' },
  { city: 'Houston', state: 'TX', zip: '77079', lat: 29.77798, lon: -95.6031, area: 'Energy Corridor' },
  { city: 'Houston', state: 'TX', zip: '77095', lat: 29.91005, lon: -95.65884, area: 'Copperfield' },
  { city: 'Houston', state: 'TX', zip: '77096', lat: 29.67534, lon: -95.47937, area: 'Meyerland' },
];

const pearland: Place[] = [
  { city: 'Pearland', state: 'TX', zip: '77581', lat: 29.5616, lon: -95.27976, area: 'Old Townsite' },
  { city: 'Pearland', state: 'TX', zip: '77584', lat: 29.54504, lon: -95.35069, area: 'Silverlake' },
  { city: 'Pearland', state: 'TX', zip: '77588', lat: 29.5127, lon: -95.2542 },
];

/** Groups in page order. */
export const placeGroups: readonly PlaceGroup[] = [
  {
    id: 'metro',
    name: 'San Antonio Metro',
    intro: 'Inside and just outside Loop 1604, where most of our trucks start the day.',
    parts: [
      { name: 'San Antonio, TX', metro: 'San Antonio', places: sanAntonio },
      { name: 'Neighboring cities', metro: 'San Antonio', places: enclaves },
    ],
  },
  {
    id: 'surrounding',
    name: 'Surrounding Communities',
    intro: 'The Hill Country, the Guadalupe Valley and the brush country south of town, within an hour of downtown.',
    parts: [{ metro: 'San Antonio', places: surrounding }],
  },
  {
    id: 'additional',
    name: 'Additional Service Locations',
    intro: 'Local crews in Chicago, the Cleveland area, Houston and Pearland, at the same number.',
    parts: [
      { name: 'Chicago, IL', metro: 'Chicago', places: chicago },
      { name: 'Cleveland area, OH', metro: 'Cleveland', places: cleveland },
      { name: 'Houston, TX', metro: 'Houston', places: houston },
      { name: 'Pearland, TX', metro: 'Houston', places: pearland },
    ],
  },
];

/** Returns the places in all lists of a group. */
export function placesOf({ parts }: PlaceGroup): readonly Place[] {
  return parts.flatMap(({ places }) => places);
}

const parts = placeGroups.flatMap((group) => group.parts);
const [home, away] = [true, false].map((isHome) => parts.filter(({ metro }) => (metro === business.city) === isHome));
const placesIn = (lists: typeof parts = []) => lists.flatMap(({ places }) => places);

/** Number of ZIP codes around the home city and around other cities. */
export const zipCounts = { home: placesIn(home).length, away: placesIn(away).length };

/** True if a count is so small that pages list the names instead. */
export const isFew = (count: number) => count < 12;

/** @returns Text such as `36 ZIP codes`. */
export const zipCodes = (count: number) => `${count} ZIP ${count === 1 ? 'code' : 'codes'}`;

/** @returns Text such as `Chicago, Cleveland and Houston`, without duplicates. */
export const listText = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(new Set(names));

/** Cities of the other crews, such as `Chicago, Cleveland and Houston`. Empty if there are none. */
export const awayCities = listText(away!.map(({ metro }) => metro));

/** Home city and the towns around it, such as `Waco, Robinson and Hewitt`. */
export const homeTowns = listText(placesIn(home).map(({ city }) => city));

const towns = placesIn(home).filter(({ city }) => city !== business.city);
const [north, east, south, west] = [
  (place: Place) => place.lat,
  (place: Place) => place.lon,
  (place: Place) => -place.lat,
  (place: Place) => -place.lon,
].map((rank) => [...towns].sort((a, b) => rank(b) - rank(a))[0]?.city);

/** Outermost towns to the north, east, south and west. A small area has fewer than four. */
export const edgeTowns = [...new Set([north, east, south, west])].filter((town) => town !== undefined);

/** Southernmost and northernmost town, such as `Pleasanton and Spring Branch`, or empty. */
export const southToNorth = north && south && north !== south ? `${south} and ${north}` : '';
