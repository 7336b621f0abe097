/** Builds the site with different business data, and checks that the pages show every change. */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { htmlFile } from '../../build/lib/urls.ts';
import { business } from '../../site/business/business.ts';
import { phoneText } from '../../site/business/phone.ts';
import type { Business } from '../../site/business/schema.ts';
import { testimonials } from '../../site/content/testimonials.ts';
import { LETTERS } from '../../site/scenes/letters.ts';
import { type BuiltSite, PATHS } from '../support/built-site.ts';
import { builtOnce, fields, isSample, moveTo, WITHOUT_PROMISES } from '../support/edit-project.ts';
import { serve } from '../support/serve.ts';
import { overflow, PHONE, visit } from '../support/visit.ts';

const test = suite('business');

const warningOf = ({ report }: BuiltSite, part: string) =>
  report.warnings.filter((warning) => warning.includes(part)).join('\n');

type Field = keyof Business;
const { name, shortName, phone, rating, reviews, yearsCombined, emergencyResponse, repairTime, replyTime } = business;
/** New number with the same area code, because the copy mentions that the number is toll-free. */
const NUMBER = '+1800555-DOORS';

/** Too long for the header, with characters that share images leave out. */
const NAME = 'Łódź Øst Residential Overhead Doors 车库门';

/** New value of each required field, the texts that show it, and texts that show the old value. */
const REQUIRED = {
  name: [NAME, [NAME], [name]],
  shortName: ['Łódź Øst', ['Łódź Øst'], [shortName]],
  phone: [
    NUMBER,
    ['"tel:+18005553667"', '3667","address', 'PREF:+18005553667', '(800) 555-DOORS'],
    [phone, phoneText(phone)],
  ],
  latitude: [29.43413, ['"latitude":29.43413'], [String(business.latitude)]],
  longitude: [-98.48362, ['"longitude":-98.48362'], [String(business.longitude)]],
  priceRange: ['$$$$', ['"priceRange":"$$$$"'], [`"priceRange":"${business.priceRange}"`]],
  rating: [3.21, ['example/us">3.21/5', 'example/us">3.21 out of'], [`${rating}/5`, `${rating} out of`]],
  reviews: [917310, ['917,310+'], [`${reviews}+`]],
  yearsCombined: [865, ['865+ years', '865 years'], [`${yearsCombined}+`, `${yearsCombined} years`]],
  emergencyResponse: ['41 hours', ['in 41 hours', '41 horas'], [emergencyResponse]],
  repairTime: ['43-44 hours', ['43-44 hours'], [repairTime]],
  maintenance: [
    { homes: 'weekly', businesses: 'quarterly' },
    ['weekly service', 'quarterly service'],
    Object.values(business.maintenance).map((interval) => `${interval} service`),
  ],
  replyTime: ['by noon', ['respond by noon', 'reply by noon. Can’t'], [replyTime]],
} satisfies { [name in Field]?: readonly [value: Business[name], after: string[], before: string[]] };

/** Wider than the screen of a phone. */
const EMAIL = 'customer.service.department@doors.example.com';
const SHOP = { street: '12 Oak, #4; B', zip: '78154', city: 'Schertz' };
const LICENSES = [
  { issuer: 'State of Ohio', number: 'OH-2-117' },
  { issuer: 'Erie', number: '' },
];
const LANGUAGES = Object.entries({ es: 'Se habla español', fr: 'On parle français' });
const CLAIMED = ['/', '/emergency', '/testimonials'];

/** Value of each optional field, and texts with the pages that show them. */
const OPTIONAL = {
  licenses: [LICENSES, ['State of Ohio license OH-2-117 and licensed by Erie'], PATHS],
  insurance: ['Insured up to $3 million', ['Insured up to $3 million'], CLAIMED],
  guarantee: ['Tell us within 45 days.', ['Tell us within 45 days.'], ['/', '/emergency']],
  warranty: [{ labor: '2 years', newSprings: '7 years' }, ['for 2 years', 'for 7 years'], ['/services']],
  officeHours: ['Tuesday to Friday, 7 to 4', ['Tuesday to Friday, 7 to 4'], PATHS],
  visitPrice: [{ day: '$61', night: '$97' }, ['costs $61. At night, it costs $97.'], [...CLAIMED, '/services']],
  payment: ['cash and checks', ['We accept cash and checks.'], ['/contact']],
  pricesFrom: [{ repair: '$53' }, ['rom $53'], ['/', '/services']],
  reviewsUrl: ['https://reviews.example/us', ['https://reviews.example/us'], PATHS],
  languages: [LANGUAGES.map(([language, text]) => ({ language, text })), ['On parle français'], PATHS],
  localPhone: ['+1830555BELL', ['tel:+18305552355'], ['/contact']],
  textPhone: ['+12105557222', ['sms:+12105557222', 'Text a photo: (210) 555-7222'], ['/contact']],
  founded: ['2011', ['in 2011'], CLAIMED],
  ownerPhoto: ['/icon-192.png', ['/icon-192.png" alt width="96" height="96" loading="lazy"'], ['/']],
  owner: ['Al Flores, Jr., a nurse and veteran', ['Al Flores, Jr., a nurse and veteran'], CLAIMED],
  profiles: [['https://profiles.example/us', 'https://reviews.example/us'], ['https://profiles.example/us'], ['/']],
  email: [EMAIL, ['<!--email_off-->', `mailto:${EMAIL}`, `Email: ${EMAIL}`, '<!--/email_off-->'], ['/contact']],
  address: [SHOP, ['12 Oak, #4; B, Schertz, IL 78154'], PATHS],
  travelFee: ['$39', ['Travel fee: $39.'], ['/', '/emergency', '/service-areas', '/contact']],
} satisfies { [name in Field]?: readonly [value: Business[name], texts: string[], paths: string[]] };

// Fails the type check if a field is missing. html.test.ts covers the origin, settings.test.ts the
// quotes, recipes.test.ts the hours, open-now.test.ts the time zone, and facts.test.ts the others.
({}) as Field satisfies
  | keyof typeof REQUIRED
  | keyof typeof OPTIONAL
  | ('city' | 'state' | 'radiusMiles' | 'radiusFrom' | 'timeZone' | 'origin' | 'quotes' | 'hours')
  | ('mark' | 'emergencyService' | 'closedOn' | 'hoursNote' | 'confirmed');

/** A site with all new values. */
const changedSite = builtOnce(
  ...WITHOUT_PROMISES,
  ...fields(Object.fromEntries(Object.entries({ ...REQUIRED, ...OPTIONAL }).map(([name, [value]]) => [name, value]))),
  ...fields({ mark: 'initials' }),
  ...moveTo('IL'),
);

test('pages show the new value of each required field, and never the old one', async () => {
  const site = await changedSite();
  const files = [...PATHS.map(htmlFile), 'contact.vcf', 'site.webmanifest'];
  const published = (await Promise.all(files.map(site.read))).join('\n');
  // Reviews may mention the company or a time.
  const words = testimonials.reduce((all, { text }) => all.replaceAll(text, ''), published);
  for (const [field, [, after, before]] of Object.entries(REQUIRED)) {
    for (const text of after) assert.ok(words.toLowerCase().includes(text.toLowerCase()), `${field}: ${text}`);
    for (const text of before) assert.not.ok(words.includes(text), `${field}: ${text}`);
  }
  assert.match(words, '"containedInPlace":{"@type":"State","name":"Illinois"}');
  for (const path of ['favicon.svg', 'index.html'])
    for (const letter of [LETTERS.L, LETTERS.O]) assert.match(await site.read(path), `d="${letter}"`, path);
  assert.ok(warningOf(site, 'The name is too long for the header'));
  assert.match(warningOf(site, 'Share images'), /leave out these characters.*\n +车\n +库\n +门$/);
  // Stars show ratings in steps of a quarter.
  assert.match(await site.html('/testimonials'), 'x2="79"');
  // The illustration shows the full ones.
  assert.is((await site.document('/testimonials')).querySelectorAll('.houses-stars path').length, 3);
});

test('optional fields are only on the pages listed in site/README.md', async () => {
  const site = await changedSite();
  for (const path of PATHS) {
    const html = await site.html(path);
    const words = `${html}${html.replace(/<[^>]*>/g, '')}`;
    for (const [field, [, texts, paths]] of Object.entries(OPTIONAL))
      for (const text of texts) assert.is(words.includes(text), paths.includes(path), `${field} on ${path}`);
  }
  assert.is(warningOf(site, 'without supporting data'), '');
});

test('optional fields are in the contact card and in the structured data', async () => {
  const { read, html } = await changedSite();
  const card = await read('contact.vcf');
  const address = 'ADR;TYPE=WORK:;;12 Oak\\, #4\\; B;Schertz;IL;78154;US';
  for (const line of [':+18305552355', `EMAIL;TYPE=INTERNET:${EMAIL}`, address]) assert.match(card, `${line}\r\n`);
  for (const property of [
    `"email":"${EMAIL}"`,
    '"paymentAccepted":"cash and checks"',
    '"sameAs":["https://reviews.example/us","https://profiles.example/us"]',
    '"name":"Al Flores, Jr."',
    '"foundingDate":"2011"',
    '<span class="no-break">OH-2-117</span>',
    '"identifier":"OH-2-117","recognizedBy":{"@type":"Organization","name":"State of Ohio"}',
    '"knowsLanguage":["en-US","es","fr"]',
    '"contactOption":"TollFree"},{"@type":"ContactPoint","telephone":"+18305552355","contactType":"customer service"}',
    '"recognizedBy":{"@type":"Organization","name":"Erie"}',
    '"streetAddress":"12 Oak, #4; B","addressLocality":"Schertz","addressRegion":"IL","postalCode":"78154"',
  ])
    assert.match(await html('/'), property);
});

test('long names and email addresses fit on phones', async () => {
  const origin = await serve((await changedSite()).dist);
  for (const path of ['/', '/contact'])
    await visit(path, { ...PHONE, origin }, async ({ page }) => assert.is(await overflow(page), 0, path));
});

// Another business may make different claims and mention different cities.
if (isSample) test.run();
