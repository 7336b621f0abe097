/** Copy for the services page, in page order. See also services.ts and faq.ts. */

import { business } from '../business/business.ts';
import { priceOf, takesQuotes, yearsText } from '../business/facts.ts';
import { capitalize, join } from '../business/text.ts';
import type { PartCopy } from '../components/DoorCutawayLegend/DoorCutawayLegend.tsx';
import type { HeroCopy } from '../components/Hero/Hero.tsx';
import type { SymptomCopy } from '../components/SymptomList/SymptomList.tsx';
import { experience, openHours, upfront } from './claims.ts';
import { building, hrefOf, listOffered, offers, present } from './services.ts';
import type { Heading, ServiceId } from './types.ts';

export const hero: HeroCopy = {
  eyebrow: `Garage door services in ${business.city}`,
  title: 'Garage door trouble? You’ll approve the price first.',
  text: 'Tell us what you hear. We’ll tell you what it probably is.',
};

/** Accessible name of the list of door parts. */
export const partsLabel = 'Parts of a garage door';

/** Door parts. The order determines the numbers in the illustration. */
export const parts: readonly PartCopy[] = [
  {
    id: 'springs',
    title: 'Torsion springs',
    text: 'They carry the door’s weight. When one snaps, the door is too heavy to lift.',
    href: hrefOf('springs'),
  },
  {
    id: 'cables',
    title: 'Cables and drums',
    text: 'They lift both sides evenly. When one slips or snaps, the door hangs crooked.',
    href: hrefOf('repair'),
  },
  {
    id: 'rollers',
    title: 'Rollers',
    text: 'They roll in the tracks. Worn rollers grind and stick.',
    href: hrefOf('repair'),
  },
  {
    id: 'tracks',
    title: 'Tracks',
    text: 'They guide the rollers. When one bends, the door stops halfway.',
    href: hrefOf('repair'),
  },
  {
    id: 'opener',
    title: 'Opener',
    text: 'It raises and lowers the door. A hum with no movement usually means a stripped gear.',
    href: hrefOf('openers'),
  },
  {
    id: 'panels',
    title: 'Panels',
    text: 'They keep the weather out. When one cracks, the door sags.',
    href: hrefOf('repair'),
  },
  {
    id: 'sensors',
    title: 'Safety sensors',
    text: 'They stop the door if something’s in the way. If they’re out of alignment, the door won’t close.',
    href: hrefOf('openers'),
  },
];

export const symptomsHeading: Heading = {
  title: 'What’s wrong with your door?',
  text: 'Pick what you notice. You’ll see the part, the likely cause and what not to touch.',
};

interface Symptom extends SymptomCopy {
  /** Part to highlight in the illustration. */
  part: PartCopy['id'];
  /** Service to select in the quote form. */
  service: ServiceId;
}

export const symptoms: readonly Symptom[] = present<Symptom>([
  {
    title: 'There was a loud bang',
    part: 'springs',
    cause: 'A spring has probably snapped. Look for a gap in the coil above the door.',
    care: 'Dangerous. Don’t lift the door, and don’t run the opener: there’s nothing holding the weight.',
    service: 'springs',
  },
  {
    title: 'The door is too heavy to lift',
    part: 'springs',
    cause: 'A spring has snapped or lost its tension.',
    care: 'Dangerous. Leave the door where it is, and keep people and cars out from under it.',
    service: 'springs',
  },
  {
    title: 'The door hangs crooked',
    part: 'cables',
    cause: 'A cable has slipped off its drum or snapped, so one side carries the door.',
    care: 'Dangerous. Stop using it. Cables and drums are under tension, so don’t touch them.',
    service: 'repair',
  },
  {
    title: 'It closes, then goes up again',
    part: 'sensors',
    cause: 'Something’s blocking the safety sensors, or they’re dirty or out of line.',
    care: 'Safe to check: wipe both lenses, and clear the opening. Don’t bypass the sensors.',
    service: 'openers',
  },
  {
    title: 'The opener hums, but nothing moves',
    part: 'opener',
    cause: 'It’s probably a stripped gear or a bad capacitor. A broken spring can stop it, too.',
    care: 'Unplug the opener before the motor burns out. Don’t pull the red cord if the door is open.',
    service: 'openers',
  },
  {
    title: 'It grinds, squeals or shakes',
    part: 'rollers',
    cause: 'Rollers or hinges are dry or worn, or a track is bent.',
    care: 'You can still use the door for now. Keep fingers away from hinges and tracks.',
    service: offers('maintenance') ? 'maintenance' : 'repair',
  },
  {
    title: 'There’s a gap at the floor',
    part: 'panels',
    cause: 'The bottom seal is worn, or the door doesn’t close evenly.',
    care: 'Not dangerous, but it lets in water, dust and scorpions.',
    service: 'repair',
  },
  {
    title: 'The remote does nothing',
    part: 'opener',
    cause: 'The battery is dead, the lock button on the wall is on, or the opener has no power.',
    care: 'Safe to check: try the wall button, a new battery and the outlet.',
    isEasy: true,
    time: 'Often a two-minute fix that you can do yourself.',
    service: 'openers',
  },
]);

/** Heading above the service cards. */
export const cards: Heading = {
  title: 'Our garage door services',
  text: join(
    `Your garage door is the biggest moving part of your ${building}.`,
    priceOf.size > 0 && 'You approve the exact price before work starts.',
  ),
};

/** Dark section with four reasons to choose us, numbered as in the drawing of the van. */
export const why: { title: string; points: readonly Heading[] } = {
  title: 'Who you’re letting in',
  points: [
    experience
      ? {
          title: 'Experienced technicians',
          text: `${yearsText.replace(/(.*)\+/, 'Over $1')} combined experience with ${business.city} garage doors. Odds are we’ve fixed yours before.`,
        }
      : openHours,
    upfront,
    {
      title: 'Quality parts',
      text: `${capitalize(listOffered({ springs: ['springs matched to your door’s weight'], repair: ['nylon rollers with steel bearings', 'cables rated for the load'] }) || 'parts that fit your door')}.`,
    },
    {
      title: 'Customer satisfaction',
      text: 'We don’t leave until your door runs smoothly, reverses safely and you’ve tried it yourself.',
    },
  ],
};

/** End of the page, with a quote button and a call button. */
export const closing: Heading = {
  title: 'Not sure what broke?',
  text: takesQuotes
    ? 'Describe it in a sentence. We’ll reply with a free quote, or a quick question or two so we can price it.'
    : 'Call and describe it in a sentence. The quote is free.',
};
