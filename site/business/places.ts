/**
 * Places in the service area, in the three groups of the service areas page. The lists, the maps,
 * the ZIP check and the counts use them. To add a town, add a line to a list.
 *
 * A place's position is the center of its ZIP code, unless it has `lat` and `lon`. Pearland's 77588
 * has the town's coordinates, because it only has PO boxes and isn't in the Census data.
 */

import { business } from './business.ts';
import type { Place, PlaceGroup } from './schema.ts';
import { listText } from './text.ts';

/** First group: neighborhoods of San Antonio, sorted by ZIP code. */
const sanAntonio: Place[] = [
  { city: 'San Antonio', state: 'TX', zip: '78201', area: 'Woodlawn Lake' },
  { city: 'San Antonio', state: 'TX', zip: '78205', area: 'Downtown' },
  { city: 'San Antonio', state: 'TX', zip: '78207', area: 'Near West Side' },
  { city: 'San Antonio', state: 'TX', zip: '78210', area: 'Highland Park' },
  { city: 'San Antonio', state: 'TX', zip: '78212', area: 'Monte Vista' },
  { city: 'San Antonio', state: 'TX', zip: '78214', area: 'Harlandale' },
  { city: 'San Antonio', state: 'TX', zip: '78216', area: 'North Central' },
  { city: 'San Antonio', state: 'TX', zip: '78220', area: 'East Side' },
  { city: 'San Antonio', state: 'TX', zip: '78223', area: 'Highland Hills' },
  { city: 'San Antonio', state: 'TX', zip: '78227', area: 'Lackland Terrace' },
  { city: 'San Antonio', state: 'TX', zip: '78229', area: 'South Texas Medical Center' },
  { city: 'San Antonio', state: 'TX', zip: '78240', area: 'Oakland Estates' },
  { city: 'San Antonio', state: 'TX', zip: '78244', area: 'Woodlake' },
  { city: 'San Antonio', state: 'TX', zip: '78247', area: 'Longs Creek' },
  { city: 'San Antonio', state: 'TX', zip: '78248', area: 'Deerfield' },
  { city: 'San Antonio', state: 'TX', zip: '78249', area: 'UTSA Area' },
  { city: 'San Antonio', state: 'TX', zip: '78250', area: 'Great Northwest' },
  { city: 'San Antonio', state: 'TX', zip: '78251', area: 'Westover Hills' },
  { city: 'San Antonio', state: 'TX', zip: '78253', area: 'Alamo Ranch' },
  { city: 'San Antonio', state: 'TX', zip: '78254', area: 'Braun Station' },
  { city: 'San Antonio', state: 'TX', zip: '78257', area: 'The Dominion' },
  { city: 'San Antonio', state: 'TX', zip: '78258', area: 'Stone Oak' },
  { city: 'San Antonio', state: 'TX', zip: '78259', area: 'Encino Park' },
  { city: 'San Antonio', state: 'TX', zip: '78260', area: 'Timberwood Park' },
];

/** First group: cities inside and next to San Antonio, in alphabetical order. */
const enclaves: Place[] = [
  { city: 'Alamo Heights', state: 'TX', zip: '78209' },
  { city: 'Castle Hills', state: 'TX', zip: '78213' },
  { city: 'Converse', state: 'TX', zip: '78109' },
  { city: 'Helotes', state: 'TX', zip: '78023' },
  { city: 'Hollywood Park', state: 'TX', zip: '78232' },
  { city: 'Kirby', state: 'TX', zip: '78219' },
  { city: 'Leon Valley', state: 'TX', zip: '78238' },
  { city: 'Live Oak', state: 'TX', zip: '78233' },
  { city: 'Schertz', state: 'TX', zip: '78154' },
  { city: 'Shavano Park', state: 'TX', zip: '78231' },
  { city: 'Universal City', state: 'TX', zip: '78148' },
  { city: 'Windcrest', state: 'TX', zip: '78239' },
];

/** Second group: towns around San Antonio, in alphabetical order. */
const surrounding: Place[] = [
  { city: 'Bandera', state: 'TX', zip: '78003' },
  { city: 'Boerne', state: 'TX', zip: '78006' },
  { city: 'Bulverde', state: 'TX', zip: '78163' },
  { city: 'Canyon Lake', state: 'TX', zip: '78133' },
  { city: 'Castroville', state: 'TX', zip: '78009' },
  { city: 'Cibolo', state: 'TX', zip: '78108' },
  { city: 'Fair Oaks Ranch', state: 'TX', zip: '78015' },
  { city: 'Floresville', state: 'TX', zip: '78114' },
  { city: 'La Vernia', state: 'TX', zip: '78121' },
  { city: 'Lytle', state: 'TX', zip: '78052' },
  { city: 'New Braunfels', state: 'TX', zip: '78130' },
  { city: 'Pleasanton', state: 'TX', zip: '78064' },
  { city: 'Seguin', state: 'TX', zip: '78155' },
  { city: 'Spring Branch', state: 'TX', zip: '78070' },
];

/** Third group. Each list has its own heading. */
const chicago: Place[] = [
  { city: 'Chicago', state: 'IL', zip: '60601', area: 'The Loop' },
  { city: 'Chicago', state: 'IL', zip: '60607', area: 'West Loop' },
  { city: 'Chicago', state: 'IL', zip: '60610', area: 'Old Town' },
  { city: 'Chicago', state: 'IL', zip: '60614', area: 'Lincoln Park' },
  { city: 'Chicago', state: 'IL', zip: '60616', area: 'Chinatown' },
  { city: 'Chicago', state: 'IL', zip: '60618', area: 'North Center' },
  { city: 'Chicago', state: 'IL', zip: '60622', area: 'Wicker Park' },
  { city: 'Chicago', state: 'IL', zip: '60625', area: 'Lincoln Square' },
  { city: 'Chicago', state: 'IL', zip: '60629', area: 'West Lawn' },
  { city: 'Chicago', state: 'IL', zip: '60630', area: 'Jefferson Park' },
  { city: 'Chicago', state: 'IL', zip: '60634', area: 'Dunning' },
  { city: 'Chicago', state: 'IL', zip: '60638', area: 'Garfield Ridge' },
  { city: 'Chicago', state: 'IL', zip: '60643', area: 'Beverly' },
  { city: 'Chicago', state: 'IL', zip: '60647', area: 'Logan Square' },
  { city: 'Chicago', state: 'IL', zip: '60657', area: 'Lakeview' },
];

const cleveland: Place[] = [
  { city: 'Cleveland', state: 'OH', zip: '44102', area: 'Detroit-Shoreway' },
  { city: 'Cleveland', state: 'OH', zip: '44109', area: 'Old Brooklyn' },
  { city: 'Cleveland', state: 'OH', zip: '44111', area: 'West Park' },
  { city: 'Cleveland', state: 'OH', zip: '44113', area: 'Ohio City' },
  { city: 'Cleveland', state: 'OH', zip: '44114', area: 'Downtown' },
  { city: 'Beachwood', state: 'OH', zip: '44122' },
  { city: 'Euclid', state: 'OH', zip: '44123' },
  { city: 'Independence', state: 'OH', zip: '44131' },
  { city: 'Lakewood', state: 'OH', zip: '44107' },
  { city: 'Mentor', state: 'OH', zip: '44060' },
  { city: 'North Olmsted', state: 'OH', zip: '44070' },
  { city: 'Rocky River', state: 'OH', zip: '44116' },
  { city: 'Strongsville', state: 'OH', zip: '44136' },
  { city: 'Westlake', state: 'OH', zip: '44145' },
];

const houston: Place[] = [
  { city: 'Houston', state: 'TX', zip: '77002', area: 'Downtown' },
  { city: 'Houston', state: 'TX', zip: '77004', area: 'Museum District' },
  { city: 'Houston', state: 'TX', zip: '77006', area: 'Montrose' },
  { city: 'Houston', state: 'TX', zip: '77007', area: 'Rice Military' },
  { city: 'Houston', state: 'TX', zip: '77008', area: 'The Heights' },
  { city: 'Houston', state: 'TX', zip: '77018', area: 'Oak Forest' },
  { city: 'Houston', state: 'TX', zip: '77019', area: 'River Oaks' },
  { city: 'Houston', state: 'TX', zip: '77024', area: 'Memorial' },
  { city: 'Houston', state: 'TX', zip: '77042', area: 'Westchase' },
  { city: 'Houston', state: 'TX', zip: '77055', area: 'Spring Branch East' },
  { city: 'Houston', state: 'TX', zip: '77056', area: 'Galleria' },
  { city: 'Houston', state: 'TX', zip: '77062', area: 'Clear Lake' },
  { city: 'Houston', state: 'TX', zip: '77079', area: 'Energy Corridor' },
  { city: 'Houston', state: 'TX', zip: '77095', area: 'Copperfield' },
  { city: 'Houston', state: 'TX', zip: '77096', area: 'Meyerland' },
];

const pearland: Place[] = [
  { city: 'Pearland', state: 'TX', zip: '77581', area: 'Old Townsite' },
  { city: 'Pearland', state: 'TX', zip: '77584', area: 'Silverlake' },
  { city: 'Pearland', state: 'TX', zip: '77588', lat: 29.5127, lon: -95.2542 },
];

const additional: PlaceGroup['parts'] = [
  { name: 'Chicago, IL', metro: 'Chicago', places: chicago },
  { name: 'Cleveland area, OH', metro: 'Cleveland', places: cleveland },
  { name: 'Houston, TX', metro: 'Houston', places: houston },
  { name: 'Pearland, TX', metro: 'Houston', places: pearland },
];

/** Groups in page order. */
export const placeGroups: readonly PlaceGroup[] = [
  {
    id: 'metro',
    name: 'San Antonio Metro',
    intro: 'Where most of our trucks start the day: inside Loop 1604 and just past it.',
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
    intro: `Local crews in ${listText(additional.map(({ metro }) => metro))}, at the same number.`,
    parts: additional,
  },
];

/** Returns the name that the list shows. */
export const nameOf = ({ city, area = city }: Pick<Place, 'city' | 'area'>) => area;

/** Returns the number of ZIP codes. Towns can share one. */
export const countZips = (places: readonly Pick<Place, 'zip'>[]) => new Set(places.map(({ zip }) => zip)).size;

export const placesOf = ({ parts }: PlaceGroup): readonly Place[] => parts.flatMap(({ places }) => places);

const parts = placeGroups.flatMap((group) => group.parts);
const home = parts.flatMap(({ metro, places }) => (metro === business.city ? places : []));
const away = parts.filter(({ metro }) => metro !== business.city);

const allZips = countZips(parts.flatMap(({ places }) => places));

/** Number of ZIP codes around the home city, and of those that only other cities have. */
export const zipCounts = { home: countZips(home), away: allZips - countZips(home) };

/** True if a count is so small that pages list the names instead. */
export const isFew = (count: number) => count < 12;

/** @returns Text such as `36 ZIP codes`. */
export const zipCodes = (count: number) => `${count} ZIP ${count === 1 ? 'code' : 'codes'}`;

/** Cities of the other crews, such as `Chicago, Cleveland and Houston`. Empty if there are none. */
export const awayCities = listText(away.map(({ metro }) => metro));

const towns = [...new Set(home.map(({ city }) => city))];

/** Home city and the towns around it, such as `['Waco', 'Hewitt']`. Empty if there are many. */
export const homeTowns = isFew(zipCounts.home) && towns.join().length < 60 ? towns : [];
