/** List of symptoms on the services page. */

import type { PartCopy } from '../components/DoorCutawayLegend/DoorCutawayLegend.tsx';
import type { SymptomCopy } from '../components/SymptomList/SymptomList.tsx';
import { offers, present } from './services.ts';
import type { Heading, ServiceId } from './types.ts';

interface Symptom extends SymptomCopy {
  /** Part to highlight in the illustration. */
  part: PartCopy['id'];
  /** Service to select in the quote form. */
  service: ServiceId;
}

export const heading: Heading = {
  title: 'What’s wrong with your door?',
  text: 'Pick what you notice. You’ll see the part, the likely cause and what not to touch.',
};

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
