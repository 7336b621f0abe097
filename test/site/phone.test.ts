import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { phoneHref, phoneText } from '../../site/business/phone.ts';

test('formats a phone number for display and for links', () => {
  assert.is(phoneText('+18005550199'), '(800) 555-0199');
  assert.is(phoneHref('+18005550199'), 'tel:+18005550199');
});

test('rejects phone numbers in other formats', () => {
  for (const wrong of ['8005550199', '+1 800 555 0199', '+1800555019', '+441234567890', ''])
    assert.throws(() => phoneText(wrong), `Phone number is "${wrong}". Expected +1 and ten digits`);
});

test.run();
