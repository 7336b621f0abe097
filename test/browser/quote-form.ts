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

/** @param without A field to leave as it is. */
export async function fillForm(page: Page, without?: Field): Promise<void> {
  for (const id of FIELDS) {
    if (id === without) continue;
    if (id === 'service-type') await page.selectOption(`#${id}`, REQUEST[id]);
    else await page.fill(`#${id}`, REQUEST[id]);
  }
}
