/**
 * The real site, and as many cities as PAGES says, each with the service areas page of about 30 KB
 * under its own name. The real pages are there for the links to lead somewhere. No menu lists the
 * cities: nobody would read ten thousand entries, and a page of a megabyte would measure something else.
 */

import type { Route, Site } from '../../build/site.ts';
import type { Settings } from '../../site/settings.ts';
import { site as real } from '../../site/site.tsx';

const COUNT = Number(process.env.PAGES);
const areas = real.routes.find(({ path }) => path === '/service-areas')!;

const picture: Route['picture'] = {
  alt: 'A square',
  svg: () => (
    <svg viewBox="0 0 1200 630">
      <path d="M0 0h1200v630H0z" />
    </svg>
  ),
};

const cities = Array.from({ length: COUNT }, (_, index): Route<Settings> => {
  const name = `City ${index + 1}`;
  return {
    path: `/city-${index + 1}`,
    name,
    title: `Garage doors in ${name}`,
    description: `Garage door repair in ${name}, at any hour.`,
    keywords: ['garage door repair', name],
    picture,
    structuredData: areas.structuredData!,
    page: () => import('./City.tsx'),
  };
});

const pages = real.routes.map(
  (route): Route<Settings> => ({ ...route, picture, page: () => import('./RealPage.tsx') }),
);
const unlistedPages = real.unlistedPages.map((route) => ({ ...route, page: () => import('./RealPage.tsx') }));

export const site: Site<Settings> = { ...real, routes: [...pages, ...cities], unlistedPages, warnings: () => [] };
