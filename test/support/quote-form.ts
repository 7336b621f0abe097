/** A visitor's request, typed into the quote form. */

import type { Page } from 'playwright-core';

/** What is typed, by the fields' ids. */
export const REQUEST = {
  name: 'Ann Ortiz',
  phone: '210 555 0100',
  city: 'Boerne',
  'service-type': 'Other',
  message: 'It squeals "loud" & <often>',
};

export type Field = keyof typeof REQUEST;

/** The ids of the five fields. */
export const FIELDS = Object.keys(REQUEST) as Field[];

export const valuesOf = (page: Page): Promise<string[]> =>
  page.evaluate((ids) => ids.map((id) => document.querySelector<HTMLInputElement>(`#${id}`)!.value), FIELDS);

/** The values of a form that is empty. */
export const EMPTY = FIELDS.map(() => '');

/**
 * Fills the form in at once: the browser's own typing takes longer than most tests.
 *
 * @param without A field to leave empty.
 */
export async function fillForm(page: Page, without?: Field): Promise<void> {
  const values = FIELDS.map((id) => [id, id === without ? '' : REQUEST[id]] as const);
  await page.evaluate((values) => {
    for (const [id, value] of values) {
      const field = document.querySelector<HTMLInputElement>(`#${id}`)!;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, values);
}

/** Fills the form in as a visitor does. */
export async function typeForm(page: Page): Promise<void> {
  for (const id of FIELDS) {
    if (id === 'service-type') await page.selectOption(`#${id}`, REQUEST[id]);
    else await page.fill(`#${id}`, REQUEST[id]);
  }
}
