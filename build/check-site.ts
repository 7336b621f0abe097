/** Whether what a site exports is all that the renderer needs: a field that is missing would only show on its pages. */

import { checkShape, code, form, text, whole, type Rule, type Shape } from './rules.ts';
import type { BaseSettings, Site } from './site.ts';

const optional = (rule: Rule): Rule => ({ ...rule, optional: true });

const color = form(/^#[\da-f]{6}$/i, 'a color such as #17223f');

const language: Rule = {
  accepts: (value) => {
    try {
      return Intl.getCanonicalLocales(value as string)[0] === value;
    } catch {
      return false;
    }
  },
  expected: 'a BCP 47 tag such as "en-US"',
};

const PAGE: Shape = {
  path: text,
  name: text,
  // How long they may be, and that no two are alike, is said in head.ts.
  title: text,
  description: text,
  budget: optional({ ...whole, expected: 'a whole number of bytes' }),
  page: code,
};

const ROUTE: Shape = { ...PAGE, keywords: [text], picture: { alt: text, svg: code }, structuredData: optional(code) };

const SITE: Shape = {
  name: text,
  shortName: text,
  description: text,
  lang: language,
  routes: [ROUTE],
  errorPages: [PAGE],
  themeColor: { light: color, dark: color },
  icon: { any: code, maskable: code },
  pictureFonts: optional({
    accepts: (value) => Array.isArray(value) && value.every(text.accepts),
    expected: 'a list of font files',
  }),
  targets: optional(code),
  files: optional(code),
  warnings: code,
};

/** @param entry The file that exports the site, for what is told. */
export function checkSite<S extends BaseSettings>(entry: string, site: Site<S>): string[] {
  return checkShape(`${entry}: site`, site, SITE);
}
