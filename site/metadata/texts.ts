/** Every text of the site, facts included, and where it stands. */

import { business } from '../business/business.ts';
import * as actions from '../content/actions.ts';
import * as claims from '../content/claims.ts';
import * as contact from '../content/contact.ts';
import * as emergency from '../content/emergency.ts';
import * as errors from '../content/errors.ts';
import * as faq from '../content/faq.ts';
import * as home from '../content/home.ts';
import * as layout from '../content/layout.ts';
import * as places from '../business/places.ts';
import * as search from '../content/search.ts';
import * as serviceAreas from '../content/service-areas.ts';
import * as servicesPage from '../content/services-page.ts';
import * as services from '../content/services.ts';
import * as testimonials from '../content/testimonials.ts';

const modules: Readonly<Record<string, object>> = {
  actions,
  claims,
  contact,
  emergency,
  errors,
  faq,
  home,
  layout,
  places,
  search,
  'service-areas': serviceAreas,
  'services-page': servicesPage,
  services,
  testimonials,
};

export interface Text {
  /** The file and the field, such as `site/content/home.ts: hero.title`. */
  place: string;
  text: string;
}

/** Every text in a value, whatever its shape. */
function textsIn(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    textsIn(inner, place + (/: $/.test(place) ? '' : '.') + field),
  );
}

export const texts: readonly Text[] = [
  ...textsIn({ business }, 'site/business/business.ts: '),
  ...Object.entries(modules).flatMap(([file, module]) => textsIn({ ...module }, `site/content/${file}.ts: `)),
];
