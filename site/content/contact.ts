/** Texts of the contact page and its form, in their order. */

import { business } from '../business.ts';
import type { DeliveryTexts, FieldTexts, Heading, HeroText, Point, Step } from './types.ts';

export const hero: HeroText = {
  eyebrow: 'Free quotes, no obligation',
  title: 'Tell us what the door is doing.',
  text: 'Urgent? Call. Otherwise, use the form for a free quote.',
};

/** The three panels beside the form: call, hours, area. `fact` is the large line; the first has the hotline there. */
export const info: {
  phone: Heading & { save: string };
  hours: Heading & { fact: string };
  area: Heading & { fact: string };
} = {
  phone: { title: 'Call us', text: 'Toll-free, day and night.', save: 'Save to contacts' },
  hours: { title: 'Hours', fact: '24/7 Emergency Service', text: 'Nights and holidays too.' },
  area: {
    title: 'Service area',
    fact: `${business.city} & Surrounding Areas`,
    text: `A ${business.radiusMiles}-mile radius of each city we list, without travel fees.`,
  },
};

interface Form extends Heading {
  /** Below the button: which fields must be filled in, and when we answer. */
  note: string;
  /** What stands above each field. */
  labels: FieldTexts;
  /** What is said below a field that was left empty. */
  errors: FieldTexts;
  /** Below the large field: what to write into it. */
  hint: string;
  /** The first line of the list of services, which chooses none. */
  placeholderOption: string;
  /** The list of services to choose from. */
  serviceTypes: readonly string[];
  /** The words on the button. */
  submit: string;
  /** Shown, with the hotline, where scripts are off and the form could not be sent. */
  withoutScript: string;
}

export const form: Form = {
  title: 'Request a free quote',
  text: 'Five fields. No account, no newsletter.',
  note: `* Required fields. We typically respond ${business.replyTime}.`,
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
    city: 'Enter the city the door is in.',
    serviceType: 'Select a service.',
    message: 'Tell us what the door is doing.',
  },
  hint: 'What is the door doing? How old is it, and when does a visit suit you?',
  placeholderOption: 'Select a service',
  serviceTypes: [
    'Emergency Repair',
    'Spring Replacement',
    'Door Installation',
    'Opener Repair/Installation',
    'Preventive Maintenance',
    'Commercial Services',
    'Other',
  ],
  submit: 'Send Request',
  withoutScript: 'This form needs JavaScript. Without it, please call:',
};

/** What the form says where it delivers: where QUOTE_ENDPOINT is set. */
export const delivery: DeliveryTexts = {
  sending: 'Sending…',
  retry: 'Try again',
  failed: 'That did not reach us. What you typed is still here: try again, or call.',
  honeypot: 'Please leave this empty',
};

/** The message in the corner once the form was sent. */
export const toast: Heading = {
  title: 'Message Sent!',
  text: "Thank you for contacting us. We'll get back to you shortly!",
};

/** The clay band for those who cannot wait, with the hotline. */
export const emergency: Heading = {
  title: 'Door open, car stuck, spring gone?',
  text: `Don’t wait for a reply. Call now: help typically arrives in ${business.emergencyResponse}.`,
};

/** Three steps as stops on a line, numbered in this order. */
export const next: { title: string; steps: readonly Step[] } = {
  title: 'What happens next',
  steps: [
    { title: 'We review your request', description: 'We work out the most likely cause.' },
    { title: 'We contact you', description: `Typically ${business.replyTime}, with a quote or a quick question.` },
    { title: 'We schedule service', description: 'You pick the time. For most repairs, that can be today.' },
  ],
};

/** Three panels at the end of the page. */
export const reasons: { title: string; points: readonly Point[] } = {
  title: 'Three reasons to choose us',
  points: [
    {
      icon: 'bolt',
      title: 'Fast response',
      text: `We typically respond ${business.replyTime}. Emergency help typically arrives in ${business.emergencyResponse}.`,
    },
    { icon: 'tag', title: 'Free quotes', text: 'No charge for the quote, and no obligation.' },
    { icon: 'clock', title: '24/7 availability', text: 'Springs don’t keep office hours. Neither do we.' },
  ],
};
