/** Texts of the contact page and its form, in their order. */

import { business } from '../business/business.ts';
import { hours } from '../business/hours.ts';
import { isTollFree } from '../business/phone.ts';
import { takesQuotes } from '../business/quotes.ts';
import { quote } from './actions.ts';
import { openHours } from './claims.ts';
import type { ServiceId } from './services.ts';
import type { DeliveryTexts, FieldTexts, Heading, HeroText, Link, Point, Step } from './types.ts';

export const hero: HeroText = {
  eyebrow: `Garage door repair in ${business.city}`,
  title: 'Tell us what your garage door is doing.',
  text: takesQuotes
    ? 'Urgent? Call now. If it can wait, send a few details for a free quote.'
    : 'Call and describe it. The quote is free.',
};

const { isAlwaysOpen, openings, closedDays } = hours;

const phoneHint = isAlwaysOpen
  ? `${isTollFree(business.hotline) ? 'Toll-free' : 'Answered'}, 24 hours a day.`
  : isTollFree(business.hotline)
    ? 'Toll-free.'
    : 'The quote is free.';

/** Only if they differ from the hours of the phone. */
const officeHours = business.officeHours ? [`Business hours: ${business.officeHours}`] : [];

/** The days of the first opening hours, such as "Open Monday to Friday.", and all other hours. */
const openDays = [
  ...openings.map(({ daysText, times }, index) => (index === 0 ? `Open ${daysText}.` : `${times}, ${daysText}.`)),
  ...(closedDays.length > 0 ? [`Closed on ${closedDays.join(' and ')}.`] : []),
];

/** The three panels beside the form: call, hours, area. The first has the hotline as its large line. */
export const info: {
  phone: Heading & Record<'local' | 'photo' | 'save', string>;
  hours: { title: string; detail: string; lines: readonly string[] };
  area: Heading & { detail: string };
} = {
  phone: {
    title: 'Call us',
    text: phoneHint,
    /** Before the local number, and before the one for text messages. */
    local: 'Local:',
    photo: 'Text a photo:',
    save: 'Save to Contacts',
  },
  hours: {
    title: 'Hours',
    detail: isAlwaysOpen ? '24/7 Emergency Service' : openings[0]!.times,
    lines: [...(isAlwaysOpen ? ['Including holidays.'] : openDays), ...officeHours],
  },
  area: {
    title: 'Service area',
    detail: `${business.city} & Surrounding Areas`,
    text: `Within a ${business.radiusMiles}-mile radius of every city we list. No travel fees.`,
  },
};

interface Form extends Heading {
  /** Below the button: which fields must be filled in, and when we answer. */
  notes: readonly string[];
  /** Below that: what becomes of the answers where the form sends nothing, and where it does; {host} is filled in. */
  privacy: Record<'kept' | 'sent', string>;
  /** What stands above each field. */
  labels: FieldTexts;
  /** What is said below a field that was left empty. */
  errors: FieldTexts;
  /** Below the large field: what to write into it. */
  hint: string;
  /** The first line of the list of services, which chooses none. */
  placeholderOption: string;
  /** The list of services to choose from: one for each service but repair, which is urgent or one of the others. */
  serviceTypes: Record<Exclude<ServiceId, 'repair'> | 'emergency' | 'other', string>;
  /** Above the heading, after a link that selects a service. {service} is filled in. */
  selected: string;
  /** The words on the button. */
  submit: string;
  /** Shown, with the hotline, where no script runs and the form could not be sent. */
  withoutScript: string;
  /** Above the hotline on a site without a form. */
  byPhone: string;
}

export const form: Form = {
  title: 'Request a free quote',
  text: 'It takes a minute. No account, no newsletter.',
  notes: [`* Required fields. We typically respond ${business.replyTime}.`],
  privacy: {
    kept: 'This is a demo form. Nothing is sent, and what you type is cleared when you close the tab.',
    sent: 'Your request is sent to us through {host} and isn’t kept in this browser.',
  },
  labels: {
    name: 'Full name',
    phone: 'Phone number',
    city: 'City',
    serviceType: 'Service type',
    message: 'Message',
  },
  errors: {
    name: 'Enter your full name.',
    phone: 'Enter a phone number we can call.',
    city: 'Enter the city where the door is.',
    serviceType: 'Select a service.',
    message: 'Tell us what your door is doing.',
  },
  hint: 'What’s wrong, how old is the door, and when can we come by?',
  placeholderOption: 'Select a service',
  serviceTypes: {
    emergency: 'Emergency Repair',
    springs: 'Spring Replacement',
    installation: 'Door Installation',
    openers: 'Opener Repair/Installation',
    maintenance: 'Preventive Maintenance',
    commercial: 'Commercial Services',
    other: 'Other',
  },
  selected: 'For: {service}',
  submit: 'Send Request',
  withoutScript: 'This form needs JavaScript. You can call instead:',
  byPhone: 'Call and describe what the door is doing. The quote is free.',
};

/** Text messages that visitors complete and add a photo to. */
export const textMessage = {
  general: 'Here’s a photo of my garage door. My ZIP code is:',
  /** About a service of the form's list. */
  about: (service: string) => `${service}: here’s a photo of my garage door. My ZIP code is:`,
  /** The link beside the name of the selected service. */
  link: 'Or text us a photo',
};

/** The link to the form with a service selected, for a service that the form lists. */
export function quoteFor(service: ServiceId): Link {
  const isListed = takesQuotes && service in form.serviceTypes;
  return isListed ? { ...quote, href: `/contact#quote-${service}` } : quote;
}

/** Texts of a form that has an endpoint. */
export const delivery: DeliveryTexts = {
  sending: 'Sending…',
  retry: 'Try Again',
  failed: 'Your request didn’t go through. What you typed is still here. Try again, or call us.',
  unconfirmed:
    'We couldn’t confirm that your request arrived. What you typed is still here, and trying again is safe. Or call us.',
  text: 'Or text it to',
  honeypot: 'Please leave this empty',
};

/** The message in the corner once the form was sent; a page of its own where scripts are off. */
export const toast: Heading = {
  title: 'Message Sent!',
  text: "Thank you for contacting us. We'll get back to you shortly!",
};

/** What screen readers call the region of the message and its close button. */
export const toastLabels = {
  region: 'Notifications',
  close: 'Close notification',
};

/** The clay band for those who cannot wait, with the hotline. */
export const emergency: Heading = {
  title: 'Door won’t close? Car trapped? Spring snapped?',
  text: `${takesQuotes ? 'Don’t wait for a reply. ' : ''}In an emergency, help typically arrives in ${business.emergencyResponse}.`,
};

/** Three steps as stops on a line, numbered in this order. */
export const next: { title: string; steps: readonly Step[] } = {
  title: takesQuotes ? 'After you send your request' : 'What happens next',
  steps: [
    ...(takesQuotes
      ? [
          { title: 'We review your request', description: 'We figure out the most likely cause.' },
          {
            title: 'We contact you',
            description: `Usually ${business.replyTime}, with a quote or a quick question.`,
          },
        ]
      : [{ title: 'You call', description: 'We figure out the most likely cause and quote the price.' }]),
    { title: 'We schedule service', description: 'You pick the time. For most repairs, that can be today.' },
  ],
};

/** Three panels at the end of the page. */
export const reasons: { title: string; points: readonly Point[] } = {
  title: 'Three reasons to choose us',
  points: [
    {
      icon: 'clock',
      title: 'Fast response',
      text: `Emergency help typically arrives in ${business.emergencyResponse}${isAlwaysOpen ? ', day or night' : ''}.`,
    },
    { icon: 'tag', title: 'Free quotes', text: 'By phone or online, with no obligation.' },
    {
      icon: 'phone',
      ...(isAlwaysOpen
        ? { title: '24/7 availability', text: 'Call nights, weekends and holidays. We answer.' }
        : openHours),
    },
  ],
};
