/** Copy for the contact page and the quote form, in page order. */

import { business } from '../business/business.ts';
import { addressText, hours, takesQuotes } from '../business/facts.ts';
import { isTollFree } from '../business/phone.ts';
import { capitalize, join, keepTimes, withPeriod } from '../business/text.ts';
import type { HeroCopy } from '../components/Hero/Hero.tsx';
import type { QuoteFormCopy } from '../components/QuoteForm/QuoteForm.tsx';
import { quote } from './actions.ts';
import { arrivesIn, openHours, responds, travel, withinRadius } from './claims.ts';
import { ifOffered, offers, present, servicesBeside, servicesIn } from './services.ts';
import type { Heading, Link } from './types.ts';

export const hero: HeroCopy = {
  eyebrow: `Garage door repair in ${business.city}`,
  title: 'Tell us what your garage door is doing.',
  text: takesQuotes
    ? 'Urgent? Call now. If it can wait, send a few details for a free quote.'
    : 'Call and describe it. The quote is free.',
};

const { closedOn, officeHours, hoursNote, payment, replyTime } = business;
const { isAlwaysOpen, byDays } = hours;
const isMainTollFree = isTollFree(business.phone);
const benefit = isAlwaysOpen ? 'Answered' : 'The quote is free';

/** Lines such as "Open Monday to Friday.", "9 a.m. to noon, Saturday." and "Closed: Sunday." */
const openDays = [
  ...byDays.map(({ daysText, times }, index) =>
    index === 0 ? `Open ${daysText}.` : capitalize(`${times}, ${daysText}.`),
  ),
  ...[hours.closedText, closedOn].filter(Boolean).map((closed) => withPeriod(`Closed: ${closed}`)),
];

/** Three cards next to the form. The first card shows the phone number in large type. */
export const info = {
  phone: {
    title: 'Call us',
    text: `${isMainTollFree ? 'Toll-free' : benefit}${isAlwaysOpen ? ', 24 hours a day' : ''}.`,
    /** Labels of the second number, the number for text messages and the email address. */
    local: isTollFree(business.localPhone) ? 'Toll-free:' : isMainTollFree ? 'Local:' : 'Second number:',
    textMessage: 'Text a photo:',
    email: 'Email:',
    save: 'Save to Contacts',
  },
  hours: {
    title: 'Hours',
    detail: isAlwaysOpen ? `24/7${offers('emergency') ? ' Emergency' : ''} Service` : capitalize(byDays[0]!.times),
    lines: [
      ...(isAlwaysOpen ? ['Including holidays.'] : openDays),
      hoursNote && withPeriod(capitalize(hoursNote)),
      officeHours && `Business hours: ${officeHours}`,
    ].filter(Boolean),
  },
  area: {
    title: 'Service area',
    detail: `${business.city} & Surrounding Areas`,
    lines: [
      join(`${capitalize(withinRadius)}.`, travel, payment && withPeriod(`We accept ${payment}`)),
      addressText && `Our shop: ${addressText}`,
    ].filter(Boolean),
  },
};

const phoneHours = isAlwaysOpen ? '' : hours.text;
const when = /(^|hours?|minutes)$/.test(replyTime) ? officeHours.replace(/^by .*/i, '') || phoneHours : '';
/** When to expect a reply, such as "by noon." or "within 1 hour (Monday to Friday, 8 to 5)." */
const reply = withPeriod(join(replyTime || 'soon', when && `(${keepTimes(when)})`));

/** Labels of titles that are too long for the service list. */
const LABELS: Readonly<Record<string, string>> = {
  'Garage Door Installation': 'Door Installation',
  'Opener Repair & Installation': 'Opener Repair/Installation',
};

/** Order of the list, which has no repair, unless there's no emergency repair. */
const ORDER = [...(offers('emergency') ? [] : ['repair']), 'springs', 'installation', 'openers', 'maintenance'];

const listed = [...servicesIn(ORDER), ...servicesBeside(['repair', ...ORDER])];
const serviceTypes: Readonly<Record<string, string>> = Object.fromEntries([
  ...ifOffered('emergency', ['emergency', 'Emergency Repair']),
  ...listed.map(({ id, title }) => [id, LABELS[title] ?? title]),
  ['other', 'Other'],
]);

/** QuoteForm.tsx explains the fields that aren't explained here. */
export const form = {
  title: 'Request a free quote',
  text: 'It takes a minute. No account, no newsletter.',
  notes: [join('* Required fields.', responds)],
  /** Privacy note: `sent` if the form has an endpoint on {host}, and `kept` if it has none. */
  privacy: {
    kept: 'This is a demo form. Nothing is sent, and what you type is cleared when you close the tab.',
    sent: 'Your request is sent to us through {host} and isn’t kept in this browser.',
  },
  labels: { name: 'Full name', phone: 'Phone number', city: 'City', serviceType: 'Service type', message: 'Message' },
  errors: {
    name: 'Enter your full name.',
    phone: 'Enter a phone number we can call.',
    city: 'Enter the city where the door is.',
    serviceType: 'Select a service.',
    message: 'Tell us what your door is doing.',
  },
  tooLong: 'Use at most {max} characters.',
  hints: {
    phone: 'We only call it about this request.',
    message: 'What’s it doing? About how old is the door? When works for you?',
  },
  placeholderOption: 'Select a service',
  serviceTypes,
  /** Line above the heading, shown if a link has selected a service. {service} is its name. */
  selected: 'For: {service}',
  submit: 'Send Request',
  demoSent: `At {time} on {date}, this demo sent nothing. A real request usually gets a reply ${reply} Can’t\u00a0wait?`,
  withoutScript: 'This form needs JavaScript. You can call instead:',
  /** Shown above the phone number if the site has no form. */
  byPhone: 'Call and describe what the door is doing. The quote is free.',
};

/** Prefilled text messages, to which visitors add a photo. */
export const textMessage = {
  general: 'Here’s a photo of my garage door. My ZIP code is:',
  /** Label of the link above the form. The message then starts with what the visitor has typed. */
  link: 'Or text us a photo',
};

/** Returns a link to the form. If the form offers the service, the link selects that option. */
export const quoteFor = (service: string): Link =>
  takesQuotes && service in serviceTypes ? { ...quote, href: `/contact#quote-${service}` } : quote;

/** Copy for a form that has an endpoint. */
export const delivery: QuoteFormCopy['delivery'] = {
  labels: { sending: 'Sending…', failed: 'Try Again', unconfirmed: 'Try Again' },
  sent: `Sent at {time} on {date}, and we usually reply ${reply} Can’t\u00a0wait?`,
  failures: {
    failed: 'Your request didn’t go through. What you typed is still here. Try again, or call us.',
    refused: 'Your request didn’t go through. Change what’s marked and send it again, or call us.',
    unconfirmed:
      'We couldn’t confirm that your request arrived. What you typed is still here, and trying again is safe. Or call us.',
    outdated: 'Your request arrived without your last change. Send it again to include it, or call us.',
  },
  text: 'Or text it to',
  honeypot: 'Please leave this empty',
};

/** Confirmation that the form was sent: a toast, or the page /sent without JavaScript. */
export const toast: Heading = {
  title: 'Message Sent!',
  text: "Thank you for contacting us. We'll get back to you shortly!",
};

/** Accessible names of the toast's region and close button. */
export const toastLabels = { region: 'Notifications', close: 'Close notification' };

/** Banner with the phone number for emergencies. */
export const emergency: Heading = {
  title: join('Door won’t close? Car trapped?', offers('springs') && 'Spring snapped?'),
  text: join(
    takesQuotes ? 'Don’t wait for a reply.' : '',
    arrivesIn('In an emergency, help typically arrives') || 'In an emergency, call.',
  ),
};

/** Numbered steps that explain what happens after a request or a call. */
export const next: { title: string; steps: readonly Heading[] } = {
  title: 'What happens next',
  steps: [
    ...(takesQuotes
      ? [
          { title: 'We review your request', text: 'We figure out the most likely cause.' },
          {
            title: 'We contact you',
            text: `${replyTime ? `Usually ${replyTime}, with` : 'With'} a quote or a quick question.`,
          },
        ]
      : [{ title: 'You call', text: 'We figure out the most likely cause and quote the price.' }]),
    {
      title: 'We schedule service',
      text: join('You pick the time.', offers('repair') && 'For most repairs, that can be the same day.'),
    },
  ],
};

/** Reasons to choose us, at the end of the page. */
export const reasons: { title: string; points: readonly Heading[] } = {
  title: takesQuotes ? 'Call or send it. Either way, you get:' : 'If you call, you get:',
  points: present([
    {
      title: 'Fast response',
      text: arrivesIn('Emergency help typically arrives', isAlwaysOpen ? ', day or night' : ''),
    },
    { title: 'Free quotes', text: `By phone${takesQuotes ? ' or online' : ''}, with no obligation.` },
    isAlwaysOpen ? { title: '24/7 availability', text: 'Nights, weekends, holidays: somebody picks up.' } : openHours,
  ]),
};

export const isSpanish = ({ language }: { language: string }) => /^es\b/.test(language);

/** Parts of a time such as "1-2 hours". Other texts have none. */
const [, amount, unit, plural] = /^(\d+(?:[-–]\d+)?) (hour|minute)(s?)$/.exec(business.emergencyResponse) ?? [];
const arrival = offers('emergency') && amount ? `${amount} ${unit === 'hour' ? 'hora' : 'minuto'}${plural}` : '';

/** Block for visitors who speak Spanish, if the staff does. */
export const spanish = business.languages.some(isSpanish) && {
  title: 'Le atendemos en español.',
  /** Words before and after the phone number. */
  call: [
    'Llame al',
    '. Díganos qué hace la puerta y dónde está. El presupuesto es gratis, y usted aprueba el precio antes de empezar.',
  ],
  text: [
    arrival && `En emergencias solemos llegar en ${arrival}${isAlwaysOpen ? ', de día o de noche' : ''}.`,
    'Mientras tanto, no levante la puerta ni toque los resortes ni los cables: pueden soltarse con mucha fuerza.',
  ].filter(Boolean),
  button: 'Llamar ahora',
};
