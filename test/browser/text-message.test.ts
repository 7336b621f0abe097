/** Tests the `sms:` links on the contact page if the business has a number for text messages. */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { takesQuotes } from '../../site/business/facts.ts';
import { phoneText } from '../../site/business/phone.ts';
import { delivery, form, info, textMessage } from '../../site/content/contact.ts';
import { readSettings } from '../../site/settings.ts';
import { axeViolations } from '../support/axe.ts';
import { buildCopy } from '../support/built-site.ts';
import { editedProject, field } from '../support/edit-project.ts';
import { answer, openEndpoint } from '../support/endpoint.ts';
import { fillForm, REQUEST } from '../support/quote-form.ts';
import { serve } from '../support/serve.ts';
import { DESKTOP, PHONE, visit } from '../support/visit.ts';

const test = suite('text-message');

const NUMBER = '+12105557222';
const [[id, service]] = Object.entries(form.serviceTypes) as [[string, string]];

let served: string;

test.before(async () => {
  const endpoint = await openEndpoint();
  endpoint.respondWith(answer(500));
  const settings = readSettings({ QUOTE_ENDPOINT: endpoint.url });
  const root = await editedProject([field('textPhone', `'${NUMBER}'`)]);
  served = await serve((await buildCopy(root, { settings })).dist);
});

/** Returns the phone number and message of an `sms:` link. */
function messageOf(href: string | null): string[] {
  const [, number, body] = /^sms:(.*)\?&body=(.*)$/.exec(href!)!;
  return [number!, decodeURIComponent(body!)];
}

test('/contact links to prefilled text messages', () =>
  visit(`/contact#quote-${id}`, { ...DESKTOP, origin: served }, async ({ page }) => {
    const general = page.getByRole('link', { name: `${info.phone.textMessage} ${phoneText(NUMBER)}` });
    assert.equal(messageOf(await general.getAttribute('href')), [NUMBER, textMessage.general]);
    const link = page.getByRole('link', { name: textMessage.link });
    assert.equal(messageOf(await link.getAttribute('href')), [NUMBER, textMessage.general]);
    // Headless Chromium has no app for text messages.
    await link.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    assert.equal(messageOf(await link.getAttribute('href')), [NUMBER, `${service}\n${textMessage.general}`]);
  }));

test("after a failed request, the text message contains the visitor's input", () =>
  visit('/contact', { ...PHONE, origin: served }, async ({ page }) => {
    await fillForm(page);
    await page.getByRole('button', { name: form.submit }).click();
    const link = page.getByRole('alert').getByRole('link', { name: `${delivery.text} ${phoneText(NUMBER)}` });
    await link.waitFor();
    await page.fill('#city', 'Helotes');
    // Headless Chromium has no app for text messages.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await link.focus();
    await page.keyboard.press('Enter');
    const typed = Object.values({ ...REQUEST, city: 'Helotes' }).join('\n');
    assert.equal(messageOf(await link.getAttribute('href')), [NUMBER, typed]);
    assert.equal(await axeViolations(page), []);
  }));

test('on a narrow phone or with large text, a failed form fits', () =>
  visit('/contact', { ...PHONE, origin: served, isolated: true }, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    for (const [width, standard] of [
      [320, 16],
      [390, 32],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await session.send('Page.setFontSizes', { fontSizes: { standard } });
      await page.reload();
      await fillForm(page);
      await page.getByRole('button', { name: form.submit }).click();
      await page.getByRole('alert').waitFor();
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width, `${standard} px text`);
    }
  }));

// The business may take no quotes online.
if (takesQuotes) test.run();
