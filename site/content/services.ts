/** Services, as shown on the services page, in the structured data and in the footer. */

import { business } from '../business/business.ts';
import { hours } from '../business/hours.ts';
import type { Link, Service } from './types.ts';

export const services = [
  {
    id: 'repair',
    icon: 'wrench',
    title: 'Garage Door Repair',
    description: `A door that jerks, grinds, hangs crooked or stops halfway usually has one worn part that’s wearing out the rest. We find it, show it to you and replace it. Most repairs take ${business.repairTime}.`,
    details: [
      'Off-track and crooked doors reset',
      'Cable replacement on both sides, so the door hangs level',
      'Rollers, hinges, bearings and bent tracks',
      'Dented panels replaced if your model is still made',
      'Bottom seals that keep out dust, rain and scorpions',
    ],
  },
  {
    id: 'installation',
    icon: 'house',
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
    icon: 'opener',
    title: 'Opener Repair & Installation',
    description:
      'If the motor hums but nothing moves, it’s probably a stripped gear or a bad capacitor. If the door starts down and comes back up, it’s often a safety sensor. We fix what’s worth fixing and tell you when a new opener costs less.',
    details: [
      'Chain, belt, screw-drive and wall-mount openers',
      'Safety sensors aligned, auto-reverse tested',
      'Remotes, keypads and phone control set up',
      'Battery backup for the next storm outage',
    ],
  },
  {
    id: 'springs',
    icon: 'spring',
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
    icon: 'gauge',
    title: 'Preventive Maintenance',
    description: `Texas heat dries out grease, hardens seals and cooks opener electronics. With ${business.maintenance.homes} service for a home and ${business.maintenance.businesses} service for a business, we catch worn parts before they trap your car.`,
    details: [
      'Springs, cables and drums inspected, door balanced',
      'Rollers, hinges and bearings lubricated',
      'Track bolts and brackets tightened',
      'Sensors, force limits and auto-reverse tested',
    ],
  },
  {
    id: 'commercial',
    icon: 'dock',
    title: 'Commercial Services',
    description:
      'A dock door that won’t open holds up a truck, a crew and a customer. We service warehouses, shops, fire stations and parking garages, and work around your hours.',
    details: [
      'High-speed door installation and repair',
      'Loading dock equipment service',
      'Rolling steel and sectional doors',
      'Preventive maintenance programs',
      `${hours.isAlwaysOpen ? '24/7 emergency' : 'Emergency'} commercial service`,
    ],
  },
] as const satisfies readonly Service[];

export type ServiceId = (typeof services)[number]['id'];

/** Returns a link to a service, with the title of its card as the label. */
function linkTo(id: ServiceId): Link {
  const { title } = services.find((service) => service.id === id)!;
  return { text: title, href: `/services#${id}` };
}

/** Services in the footer. Each label must appear in the section it links to. */
export const footerServices: readonly Link[] = [
  linkTo('repair'),
  linkTo('installation'),
  linkTo('springs'),
  linkTo('openers'),
  { text: 'Cable Replacement', href: '/services#repair' },
  linkTo('commercial'),
  { text: 'Emergency Repairs', href: '/emergency' },
];
