/** Checks the paths, titles and descriptions of all pages. */

import { PATTERNS } from '../lib/urls.ts';
import type { Page } from '../types.ts';

/** Hosts redirect a path that ends with "/index" to the page of its folder. */
const PATH = new RegExp(`^/(?:${PATTERNS.page})?(?<!/index)$`);
/** Maximum number of characters that search results show. */
const VISIBLE = { title: 60, description: 155 } as const;
/** Rules for the fields that must be different on each page, with advice. */
const RULES = [
  ['path', PATH, 'Expected "/" or lowercase words like "/service-areas", without a slash or "index" at the end.'],
  ['title', /\S/, `Write 1 to ${VISIBLE.title} characters.`],
  ['description', /\S/, `Write 1 to ${VISIBLE.description} characters.`],
] as const;

type CheckedPage = Pick<Page, 'name' | (typeof RULES)[number][0]>;

/** Returns an error for each field that breaks a rule, or that two pages have in common. */
export function checkPages(pages: readonly CheckedPage[]): string[] {
  const owners = new Map<string, CheckedPage>();
  return pages.flatMap((page) =>
    RULES.flatMap(([field, rule, advice]) => {
      const value = page[field] ?? '';
      if (!rule.test(value)) return [`Page "${page.name}" has the ${field} "${value}". ${advice}`];
      const owner = owners.get(field + value) ?? page;
      owners.set(field + value, owner);
      if (owner === page) return [];
      return [`Pages "${owner.name}" and "${page.name}" have the same ${field}. Change one of them.`];
    }),
  );
}

/** Warns about long titles and descriptions. They aren't errors, because town names can be long. */
export const warnAboutLongTitles = (pages: readonly CheckedPage[]): string[] =>
  pages.flatMap((page) =>
    (['title', 'description'] as const).flatMap((field) => {
      const { length } = page[field];
      const advice = `Search results show only ${VISIBLE[field]}.`;
      return length > VISIBLE[field] ? [`The ${field} of page "${page.name}" has ${length} characters. ${advice}`] : [];
    }),
  );
