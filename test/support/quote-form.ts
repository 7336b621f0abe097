/** Fills in the quote form. */

import type { Page } from 'playwright-core';
import { toast } from '../../site/content/contact.ts';

/** Values to enter, by field id. */
export const REQUEST = {
  name: 'Ann Ortiz',
  phone: '210 555 0100',
  city: 'Boerne',
  'service-type': 'Other',
  message: 'It squeals "loud" & <often>',
};

type Field = keyof typeof REQUEST;

export const FIELDS = Object.keys(REQUEST) as Field[];
export const VALUES = Object.values(REQUEST);
export const EMPTY = FIELDS.map(() => '');

export const submitButton = (page: Page) => page.locator('form [type=submit]');
/** Line that shows how a request has ended. */
export const outcome = (page: Page) => page.locator('.quote-form-outcome:visible');
export const toastTitle = (page: Page) => page.getByText(toast.title);
export const valuesOf = (page: Page): Promise<string[]> =>
  page.evaluate((ids) => ids.map((id) => document.querySelector<HTMLInputElement>(`#${id}`)!.value), FIELDS);

/** Returns the visible error messages. */
export const errorsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const errors = [...document.querySelectorAll('.field-error')];
    return errors.filter((error) => error.checkVisibility()).map((error) => error.textContent);
  });

/** Sets all values at once, which is faster than typing. @param without Fields to leave empty. */
export async function fillForm(page: Page, ...without: Field[]): Promise<void> {
  const values = FIELDS.map((id) => [id, without.includes(id) ? '' : REQUEST[id]] as const);
  await page.evaluate((values) => {
    for (const [id, value] of values) {
      const field = document.querySelector<HTMLInputElement>(`#${id}`)!;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, values);
}

/** Presses the button, and waits until no request is being sent. */
export async function submit(page: Page): Promise<void> {
  await submitButton(page).press('Enter');
  await page.locator('form [aria-disabled=true]').waitFor({ state: 'detached' });
}

/** Fills in and submits the form. @param without Fields to leave empty. */
export async function send(page: Page, ...without: Field[]): Promise<void> {
  await fillForm(page, ...without);
  await submit(page);
}

/** Fills in and sends the form, and waits for the toast. */
export async function sendForm(page: Page): Promise<void> {
  await send(page);
  await toastTitle(page).waitFor();
}

/** Simulates a return to a page in the back/forward cache, which Playwright turns off. */
export const restorePage = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
