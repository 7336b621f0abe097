/**
 * Copy and reviews for the testimonials page, in page order. Publish only real customers' reviews
 * that you can show on request. Inventing or altering reviews is illegal in the US (16 CFR 465).
 */

import { business } from '../business/business.ts';
import { hours, isRated, reviewCount, takesQuotes } from '../business/facts.ts';
import type { Testimonial } from '../business/schema.ts';
import type { HeroCopy } from '../components/Hero/Hero.tsx';
import { experience, licensed, upfront } from './claims.ts';
import { present } from './services.ts';
import type { Heading, Offered } from './types.ts';

/** Top of the page. The summary is shown next to the stars. */
export const hero: HeroCopy & { summary?: string } = {
  eyebrow: `Garage door reviews in ${business.city}`,
  title: 'Garage door repair, rated by your neighbors',
  ...(isRated && { summary: `${business.rating}/5 Stars from ${reviewCount.replace('r', 'R')}` }),
  text: 'What broke, who showed up and how it turned out.',
};

/** Set this to true once all reviews are from real customers. Until then, the build warns. */
export const reviewsVerified: boolean = false;

/**
 * Heading above the reviews, options that show only the reviews about one topic, and the accessible
 * label of the stars. {rating} is a number. The heading `praise` is above the reviews' `praise`.
 */
export const stories: Record<'title' | 'legend' | 'all' | 'stars' | 'praise', string> = {
  title: 'What our customers say',
  legend: 'Show reviews',
  all: 'All',
  stars: '{rating} out of 5 stars',
  praise: 'In their words',
};

/** Reviews in page order. The page looks best with at least twelve. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Maria G.',
    location: 'Stone Oak, San Antonio',
    rating: 5,
    text: 'The spring broke at 6:40 in the morning with my car inside and a flight at noon. They were in the driveway by 7:30, and I made the flight. The price was the one they quoted before they started.',
    lead: 'They were in the driveway by 7:30, and I made the flight.',
    service: 'Emergency Repair',
    topic: 'Springs',
  },
  {
    name: 'James T.',
    location: 'Alamo Heights',
    rating: 5,
    text: 'Our garage is from 1938, and nothing about the opening is square. They measured three times, trimmed the jambs and hung a door that looks like it’s always been there.',
    service: 'Door Installation',
    topic: 'New doors',
  },
  {
    name: 'Denise R.',
    location: 'Converse',
    rating: 5,
    text: 'I was sure I needed a new opener. He cleaned a sensor lens, tightened one bracket and showed me how to do it next time. I’ve never been so happy to spend so little.',
    service: 'Opener Repair',
    topic: 'Openers',
  },
  {
    name: 'Hector M.',
    location: 'Schertz',
    rating: 5,
    text: 'Two other companies quoted me a whole new door. These folks replaced the cables and two rollers. It runs quieter than the day we moved in.',
    service: 'Garage Door Repair',
  },
  {
    name: 'Priya S.',
    location: 'Alamo Ranch, San Antonio',
    rating: 5,
    text: 'West-facing garage, 115 degrees in there every afternoon. The insulated door took the edge off the first day. They vacuumed before they left.',
    praise: 'They vacuumed before they left.',
    service: 'Door Installation',
    topic: 'New doors',
  },
  {
    name: 'Walt B.',
    location: 'Boerne',
    rating: 5,
    text: 'Broken spring on a Saturday. They came out the same afternoon, and they didn’t charge a travel fee. Would call again.',
    praise: 'Would call again.',
    service: 'Spring Replacement',
    topic: 'Springs',
  },
  {
    name: 'Lucia and Ben A.',
    location: 'Monte Vista, San Antonio',
    rating: 5,
    text: 'Our teenager backed into the door. Nobody laughed. They straightened the track that night so we could lock up, and came back with the panel on Thursday.',
    praise: 'Nobody laughed.',
    service: 'Emergency Repair',
  },
  {
    name: 'Ray O.',
    location: 'Downtown San Antonio',
    rating: 5,
    text: 'Our produce dock can’t be down for a morning. They fixed the leveler between 2 and 4 a.m., and the first truck never knew.',
    service: 'Commercial Services',
    topic: 'Commercial',
  },
  {
    name: 'Carolyn W.',
    location: 'New Braunfels',
    rating: 5,
    text: 'I’m 74 and live alone, and I liked that the technician called ahead, showed his badge and told me the price before he opened the truck.',
    featured: true,
    service: 'Spring Replacement',
    topic: 'Springs',
  },
  {
    name: 'Andre J.',
    location: 'Cibolo',
    rating: 5,
    text: 'We’ve used them for maintenance two years in a row. On time both times. On the last visit he found a frayed cable and replaced it.',
    praise: 'On time both times.',
    service: 'Preventive Maintenance',
  },
  {
    name: 'Beth K.',
    location: 'Helotes',
    rating: 5,
    text: 'Quiet belt-drive opener, keypad, both cars and my phone set up in under two hours. The baby slept through it, and the nursery is above the garage.',
    service: 'Opener Installation',
    topic: 'Openers',
  },
  {
    name: 'Sam N.',
    location: 'Pearland',
    rating: 5,
    text: 'Good work and a fair price. We used them when we lived in San Antonio, too.',
    service: 'Garage Door Repair',
  },
];

/** Reasons to choose us, shown below the reviews. */
export const why: { title: string; points: readonly Heading[] } = {
  title: 'Why customers choose us',
  points: present<Heading & Offered>([
    {
      service: 'repair',
      title: 'Same-day service',
      text: `Call ${hours.opensInMorning ? 'in the morning' : 'early'}, and we’ll usually fix it the same day.`,
    },
    upfront,
    licensed,
    experience,
  ]),
};

/** End of the page, with a call button and a quote button. */
export const closing: Heading = {
  title: 'Get your garage back.',
  text: `Call and describe the noise${takesQuotes ? ', or send us a few lines' : ''} for a free quote.`,
};
