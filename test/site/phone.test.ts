/** A telephone number in its two forms, and what is not one. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { phoneHref, phoneText } from '../../site/business/phone.ts';

test('a number is shown as people write it and linked as machines dial it', () => {
  assert.is(phoneText('+18005550199'), '(800) 555-0199');
  assert.is(phoneHref('+18005550199'), 'tel:+18005550199');
});

for (const wrong of ['8005550199', '+1 800 555 0199', '+1800555019', '+441234567890', '']) {
  test(`the number "${wrong}" is refused by name`, () => {
    assert.throws(() => phoneText(wrong), `Phone number "${wrong}": expected +1 and ten digits`);
  });
}

test.run();
