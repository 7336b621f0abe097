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
/** Values of an empty form. */
export const EMPTY = FIELDS.map(() => '');

export const submitButton = (page: Page) => page.locator('form [type=submit]');
export const toastTitle = (page: Page) => page.getByText(toast.title);
export const valuesOf = (page: Page): Promise<string[]> =>
  page.evaluate((ids) => ids.map((id) => document.querySelector<HTMLInputElement>(`#${id}`)!.value), FIELDS);

/** Returns the visible error messages. */
export const errorsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => Array.from(document.querySelectorAll('.field-error:not(:empty)'), (error) => error.textContent));

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

/** Fills in and sends the form, and waits for the toast. */
export async function sendForm(page: Page): Promise<void> {
  await fillForm(page);
  await submitButton(page).click();
  await toastTitle(page).waitFor();
}
