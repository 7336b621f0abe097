/** FAQ on the services page, which is also in the structured data. */

import { business } from '../business/business.ts';
import { hours } from '../business/facts.ts';
import { capitalize, join, listText, withPeriod } from '../business/text.ts';
import type { FaqCopy } from '../components/Faq/Faq.tsx';
import { arrivesIn } from './claims.ts';
import { listOffered, offers, present, servesHomes } from './services.ts';
import type { Offered } from './types.ts';

const { repairTime } = business;
const homes = servesHomes && business.maintenance.homes;
const businesses = offers('commercial') && business.maintenance.businesses;
const { labor } = business.warranty;
const newSprings = offers('springs') && business.warranty.newSprings;

/** Terms of our own warranty. If there are none, the FAQ omits the question about the warranty. */
const ownWarranty = listText([
  labor && (labor === newSprings ? 'our labor' : `our labor for ${labor}`),
  newSprings && `new springs for ${newSprings}`,
]);

/** Sentences about the recommended intervals. If there are none, the FAQ omits the question. */
const intervals = join(
  homes &&
    `We recommend ${homes} service for a home: a family opens its door more than a thousand times a year, and our summers dry out the grease in between.`,
  businesses && `Commercial doors ${businesses === homes ? 'also' : 'work harder and'} need ${businesses} service.`,
);

export const faqTitle = 'Garage door questions, answered';

export const faq: readonly FaqCopy[] = present<FaqCopy & Offered>([
  {
    service: 'springs',
    question: 'How do I know if my garage door spring is broken?',
    answer: [
      'Most people hear it first: a loud bang, like something heavy falling in the garage. After that the opener strains, lifts the door a few inches and gives up.',
      'Look from a distance. A torsion spring, above the closed door, will show a gap of about two inches; an extension spring, beside the track, hangs loose. Don’t lift the door or touch any hardware: a second spring may still be under full tension.',
    ],
  },
  repairTime && {
    service: 'repair',
    question: 'How long does a garage door repair take?',
    answer: [
      `${withPeriod(`Most repairs take ${repairTime}`)} ${capitalize(listOffered({ springs: ['springs'], repair: ['cables', 'rollers'], openers: ['opener parts'] }))} are on the truck.`,
      `${offers('installation') ? 'Installing a new door takes about half a day. ' : ''}If a part has to be ordered, we’ll tell you before we start and leave the door safe and closed until it arrives.`,
    ],
  },
  {
    service: 'repair',
    question: 'Do you offer same-day service?',
    answer: [
      join(
        `Yes, for most repairs. Call ${hours.opensInMorning ? 'in the morning' : 'early'} and we’re usually there the same day.`,
        arrivesIn('In an emergency we’re typically there', hours.isAlwaysOpen ? ', nights and holidays included' : ''),
      ),
    ],
  },
  intervals && {
    service: 'maintenance',
    question: 'How often should a garage door be serviced?',
    answer: [intervals, 'Between visits, listen. A door that starts to squeal, shake or slam needs a visit sooner.'],
  },
  {
    service: 'openers',
    question: 'Which opener brands do you work on?',
    answer: [
      'LiftMaster, Chamberlain, Genie, Craftsman, Linear, Marantec and most others, whether chain, belt, screw-drive or wall-mount. We carry common gears, boards, sensors and remotes for them.',
      'If your opener is too old for parts, or was made before 1993 and has no safety sensors, we’ll tell you and quote a replacement. We’re not affiliated with these brands.',
    ],
  },
  ownWarranty && {
    question: 'What warranty do you offer?',
    answer: [
      join(
        withPeriod(`We cover ${ownWarranty}`),
        `${newSprings ? 'Other parts' : 'Parts'} carry their manufacturer’s warranty. You get all of it in writing.`,
      ),
      'If something we did isn’t right, call us and we’ll come back.',
    ],
  },
]);
