/** The check of the business data and the copy: what it accepts, and its messages. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { isAlwaysOpen } from '../../site/business/hours.ts';
import { placeGroups } from '../../site/business/places.ts';
import { testimonials } from '../../site/content/testimonials.ts';
import { checkContent } from '../../site/metadata/check.ts';
import { projectContent } from '../support/project-content.ts';

/** Errors of a new file of copy, without the file's name. */
const errorsIn = (exports: object) =>
  checkContent([{ file: 'site/content/new.ts', exports }]).map((line) => line.replace('site/content/new.ts: ', ''));

test('accepts the site', () => {
  assert.equal(checkContent(projectContent()), []);
});

test('accepts new fields, whatever their names', () => {
  const plan = { name: 'short plan', number: 12, labor: 'included', href: 'https://lender.example', count: 0 };
  const fields = { id: 'Plan A', zip: 'none', title: 'plan', metro: 'Huston', rating: 49, city: 'Nowhere' };
  assert.equal(errorsIn({ plans: [plan, { ...plan, ...fields }], reviews: -1, opens: 'at noon', state: 'new' }), []);
});

for (const text of [
  'Less < more, “quoted”, salt & pepper',
  'a <- b, 3 <4',
  'Yes!',
  'HIC-0199 and HVAC',
  'WE ANSWER',
  "We'll get back to you",
  '$1,000–$2,000 or 5,000 to 10,000 cycles',
])
  test(`accepts ${JSON.stringify(text)}`, () => {
    assert.equal(errorsIn({ text, texts: [text], nested: { deep: [{ anything: text }] } }), []);
  });

for (const [text, error] of [
  ['', 'is empty. Expected text.'],
  [' Rolls', 'is " Rolls". Expected no spaces at its start or end.'],
  ['Rolls\u00a0', 'is "Rolls\u00a0". Expected no spaces at its start or end.'],
  ['<b>Rolls</b>', 'is "<b>Rolls</b>". Expected no markup.'],
  ['Salt &amp; pepper', 'is "Salt &amp; pepper". Expected no markup.'],
  ['Salt &#38; pepper', 'is "Salt &#38; pepper". Expected no markup.'],
  ['One  two', 'is "One  two". Expected no tabs, line breaks or double spaces.'],
  ['One\ntwo', 'is "One\\ntwo". Expected no tabs, line breaks or double spaces.'],
  ['In ${city}', 'is "In ${city}". Expected no ${…}, which is only filled in between backquotes.'],
  ['Call (800) 555-0199.', 'is "Call (800) 555-0199.". Expected no phone number; use business.hotline.'],
  ['FREE QUOTES TODAY', 'is "FREE QUOTES TODAY". Expected no text in all capitals.'],
  [
    'A sentence of more than sixty characters has <i>markup</i> at its end.',
    'is "A sentence of more than sixty characters has <i>markup</i…". Expected no markup.',
  ],
] as const)
  test(`rejects ${JSON.stringify(text)}`, () => {
    assert.equal(errorsIn({ hero: { anything: text } }), [`hero.anything ${error}`]);
  });

test('rejects an empty list and an entry that is repeated', () => {
  assert.equal(errorsIn({ rules: [], rolls: ['rye', 'oat', 'rye'] }), [
    'rules is empty. Expected at least one entry.',
    'rolls[2] is "rye". Expected every entry to be different.',
  ]);
});

test('names the list entry of an error, and quotes keys that are no names', () => {
  assert.equal(
    errorsIn({ menu: [{ title: 'Rye rolls', details: ['', 'Soft'] }], search: { '/rolls': { title: '' } } }),
    ['menu[0].details[0] ("Rye rolls") is empty. Expected text.', 'search["/rolls"].title is empty. Expected text.'],
  );
});

/** Errors of a file of the site in which some exports are replaced. */
const errorsOf = (file: string, exports: object) => checkContent([{ file, exports }]);

test('rejects business data that is out of range', () => {
  const file = 'site/business/business.ts';
  const { license, maintenance } = business;
  for (const [change, error] of [
    [{ rating: 49 }, 'business.rating is 49. Expected a number from 1 to 5.'],
    [{ reviews: 0.5 }, 'business.reviews is 0.5. Expected a whole number above 0.'],
    [{ hotline: '' }, 'business.hotline is empty. Expected +1 and ten digits, such as +12105550100.'],
    [{ shortName: 'MB' }, 'business.shortName is "MB". Expected the first words of the name.'],
    [
      { license: { ...license, issuer: '', number: 'A1' } },
      'business.license.issuer is empty. Expected who issued the license, because it has a number.',
    ],
    [
      { maintenance: { ...maintenance, homes: 'often' } },
      'business.maintenance.homes is "often". Expected annual, yearly, semi-annual, biannual, quarterly or monthly.',
    ],
    [
      { languages: [{ language: 'Spanish', text: 'Sí' }] },
      'business.languages[0].language is "Spanish". Expected a language, or a language and a country, such as es or es-MX.',
    ],
  ] as const)
    assert.equal(errorsOf(file, { business: { ...business, ...change } }), [`${file}: ${error}`]);
});

test('reports the business data alone, because the copy is made from it', () => {
  const wrong = { file: 'site/business/business.ts', exports: { business: { ...business, rating: 0 } } };
  const copy = { file: 'site/content/new.ts', exports: { text: '' } };
  assert.is(checkContent([copy, wrong]).length, 1);
});

test('rejects praise that is not in its own review', () => {
  const [first, second, ...others] = testimonials;
  const changed = [{ ...first!, praise: second!.text }, second!, ...others];
  const [error, ...more] = errorsOf('site/content/testimonials.ts', { testimonials: changed });
  assert.match(error!, `testimonials[0].praise ("${first!.name}")`);
  assert.match(error!, 'Expected a sentence of the review, word for word.');
  assert.equal(more, []);
});

test('rejects a metro without places of its own', () => {
  const [group, ...groups] = placeGroups;
  const parts = group!.parts.map((part) => ({ ...part, metro: 'Huston' }));
  const errors = errorsOf('site/business/places.ts', { placeGroups: [{ ...group!, parts }, ...groups] });
  for (const index of parts.keys())
    assert.ok(
      errors.some((line) => line.includes(`placeGroups[0].parts[${index}].metro`) && line.includes('"Huston"')),
    );
});

if (isAlwaysOpen)
  test('accepts nights and holidays while the business is always open', () => {
    assert.equal(errorsIn({ text: 'Call 24/7, nights and holidays.' }), []);
  });

test.run();
