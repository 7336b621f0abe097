/** Texts of the contact page and its form. */

import { business } from '../business.ts';
import type { DeliveryTexts, FieldTexts, Heading, HeroText, Point, Step } from './types.ts';

export const hero: HeroText = {
  eyebrow: 'Free quotes, no obligation',
  title: 'Tell us what the door is doing.',
  text: 'Urgent? Call. Otherwise, use the form for a free quote.',
};

export const info: {
  phone: Heading & { save: string };
  hours: Heading & { fact: string };
  area: Heading & { fact: string };
} = {
  phone: { title: 'Call us', text: 'Toll-free, day and night.', save: 'Save to contacts' },
  hours: { title: 'Hours', fact: '24/7 Emergency Service', text: 'Every day, nights and holidays too.' },
  area: {
    title: 'Service area',
    fact: `${business.city} & Surrounding Areas`,
    text: `A ${business.radiusMiles}-mile radius of each city we list, with no travel fees inside it.`,
  },
};

interface Form extends Heading {
  note: string;
  labels: FieldTexts;
  /** What a field that was left empty needs. */
  errors: FieldTexts;
  hint: string;
  placeholderOption: string;
  serviceTypes: readonly string[];
  submit: string;
  /** Shown where scripts are off and the form could not be sent. */
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

/** Where requests are delivered: QUOTE_ENDPOINT. */
export const delivery: DeliveryTexts = {
  sending: 'Sending…',
  retry: 'Try again',
  failed: 'That did not reach us. What you typed is still here: try again, or call.',
  trap: 'Please leave this empty',
};

export const toast: Heading = {
  title: 'Message Sent!',
  text: "Thank you for contacting us. We'll get back to you shortly!",
};

export const emergency: Heading = {
  title: 'Door open, car stuck, spring gone?',
  text: `Don’t wait for a reply. Call now: help typically arrives in ${business.emergencyResponse}.`,
};

export const next: { title: string; steps: readonly Step[] } = {
  title: 'What happens next',
  steps: [
    { title: 'We review your request', description: 'We read it and work out the most likely cause.' },
    { title: 'We contact you', description: `Typically ${business.replyTime}, with a quote or a quick question.` },
    { title: 'We schedule service', description: 'You pick the time. For most repairs, that can be today.' },
  ],
};

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
