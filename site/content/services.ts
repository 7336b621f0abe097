/**
 * Services, as shown on the services page, in the structured data, in the quote form and in the
 * footer. All copy about a service depends on this list, so to stop offering one, remove it here.
 */

import { business } from '../business/business.ts';
import { hours } from '../business/facts.ts';
import { listText } from '../business/text.ts';
import type { ServiceCopy } from '../components/ServiceCard/ServiceCard.tsx';
import type { Link, Offered, ServiceId } from './types.ts';

const { homes, businesses } = business.maintenance;

export const services: readonly ServiceCopy[] = [
  {
    id: 'repair',
    title: 'Garage Door Repair',
    description:
      'A door that jerks, grinds, hangs crooked or stops halfway usually has one worn part that’s wearing out the rest. We find it, show it to you and replace it.',
    details: [
      'Off-track doors put back on track',
      'Cable replacement on both sides, so the door hangs level',
      'Rollers, hinges, bearings and bent tracks',
      'Dented panels replaced if your model is still made',
      'Bottom seals that keep out dust, rain and scorpions',
    ],
  },
  {
    id: 'installation',
    title: 'Garage Door Installation',
    description:
      'We measure the opening, hang the door and match the springs to its weight, so it lifts smoothly by hand. We haul the old door away the same day.',
    details: [
      'Steel, wood-look and glass-and-aluminum doors',
      'Insulated doors for west-facing garages that bake in August',
      'New springs, cables, tracks and seals with every door',
      'Colors and windows that meet HOA rules',
    ],
  },
  {
    id: 'openers',
    title: 'Opener Repair & Installation',
    description:
      'If the motor hums but nothing moves, it’s probably a stripped gear or a bad capacitor. If the door starts down and comes back up, it’s often a safety sensor. We fix what’s worth fixing and tell you when a new opener costs less.',
    details: [
      'Chain, belt, screw-drive and wall-mount openers',
      'Safety sensors aligned, auto-reverse tested',
      'Remotes, keypads and phone app set up',
      'Battery backup for the next storm outage',
    ],
  },
  {
    id: 'springs',
    title: 'Spring Replacement',
    description:
      'A torsion spring is the wound steel coil above your door that carries its weight. A standard one is rated for about 10,000 cycles (one cycle is up and down). When one snaps, the door becomes too heavy to lift. Leave it closed and call.',
    details: [
      'Torsion and extension springs, single and double doors',
      'Springs replaced in pairs, so the other one doesn’t break next month',
      'High-cycle springs for doors that open all day',
      'Balance and safety test before we leave',
    ],
  },
  {
    id: 'maintenance',
    title: 'Preventive Maintenance',
    // A getter can refer to other services.
    get description() {
      return `Texas heat dries out grease, hardens seals and cooks opener electronics. With ${(homes === businesses && homes && `${homes} service`) || listText([servesHomes && homes && `${homes} service for a home`, businesses && offers('commercial') && `${businesses} service for a business`]) || 'regular service'}, we catch worn parts before they trap your car.`;
    },
    details: [
      'Springs, cables and drums inspected, door balanced',
      'Rollers, hinges and bearings lubricated',
      'Track bolts and brackets tightened',
      'Sensors, force limits and auto-reverse tested',
    ],
  },
  {
    id: 'commercial',
    title: 'Commercial Services',
    description:
      'When a dock door’s down, the truck waits, the crew waits, the customer waits. We service warehouses, shops, fire stations and parking garages, and work around your hours.',
    get details() {
      return [
        'High-speed door installation and repair',
        'Loading dock equipment service',
        'Rolling steel and sectional doors',
        ...ifOffered('maintenance', 'Preventive maintenance programs'),
        ...ifOffered('emergency', `${hours.isAlwaysOpen ? '24/7 emergency' : 'Emergency'} commercial service`),
      ];
    },
  },
];

export const offers = (id: ServiceId): boolean =>
  id === 'emergency' ? business.emergencyService : services.some((service) => service.id === id);

const FIRST = ['repair', 'installation', 'springs', 'openers'];

/** False if the commercial service is the only one for doors, so all customers are businesses. */
export const servesHomes = !offers('commercial') || services.some(({ id }) => FIRST.includes(id));

/** Words for the customers and their buildings. */
export const building = servesHomes ? 'home' : 'building';
export const customers = listText([servesHomes && 'homes', offers('commercial') && 'businesses']);

/** Returns a list with the entry, or an empty list if the company doesn't offer the service. */
export const ifOffered = <T>(id: ServiceId, entry: T): readonly T[] => (offers(id) ? [entry] : []);

/** Leaves out entries about services that aren't offered, and entries without their fact. */
export const present = <T extends Offered & { text?: string }>(
  entries: readonly (T | '' | false | undefined)[],
): readonly T[] =>
  entries.flatMap((entry) => (entry && entry.text !== '' && (!entry.service || offers(entry.service)) ? [entry] : []));

/** Returns words for the offered services, such as "springs, cables and openers". */
export const listOffered = (words: Partial<Record<ServiceId, string[]>>, more: readonly string[] = []): string =>
  listText([...Object.entries(words).flatMap(([id, texts]) => ifOffered(id as ServiceId, texts).flat()), ...more]);

/** Returns a link to a service, or to all services if the company doesn't offer it. */
export const hrefOf = (id: Exclude<ServiceId, 'emergency'>): `/services#${string}` =>
  `/services#${offers(id) ? id : 'services'}`;

/** Returns the services with the given ids, in the order of the ids. */
export const servicesIn = (ids: readonly string[]): readonly ServiceCopy[] =>
  ids.flatMap((id) => services.filter((service) => service.id === id));

/** Returns the services that aren't in a list of ids, which the owner has added. */
export const servicesBeside = (ids: readonly string[]): readonly ServiceCopy[] =>
  services.filter(({ id }) => !ids.includes(id));

const footerLinks: readonly Link[] = [
  ...[
    ...servicesIn(FIRST),
    ...ifOffered('repair', { id: 'repair', title: 'Cable Replacement' }),
    ...servicesBeside(services.length > 2 ? [...FIRST, 'maintenance'] : FIRST),
  ].map(({ id, title }): Link => ({ text: title, href: `/services#${id}` })),
  ...ifOffered('emergency', { text: 'Emergency Repairs', href: '/emergency' } as const),
];

/**
 * Services in the footer, with maintenance only beside at most one other. Each text must appear in
 * its section. An own service, such as "Cable Replacement", replaces a link with the same text.
 */
export const footerServices = [...new Map(footerLinks.map((link) => [link.text, link])).values()];
