/**
 * Benchmark site: the real pages, and as many copies of the service areas page (about 30 KB) as the
 * environment variable PAGES. The copies link to the real pages. Menus list only the real pages,
 * because 10,000 menu items would be larger than a page.
 */

import type { Route, Site } from '../../build/types.ts';
import type { Settings } from '../../site/settings.ts';
import { createSite as createRealSite } from '../../site/site.tsx';

const shareImage: Route['shareImage'] = { alt: 'A square', svg: () => <svg viewBox="0 0 1200 630" /> };

export function createSite(settings: Settings): Site {
  const real = createRealSite(settings);
  const areas = real.routes.find(({ path }) => path === '/service-areas')!;
  const cities = Array.from({ length: Number(process.env.PAGES) }, (_, index): Route => {
    const name = `City ${index + 1}`;
    const [path, description] = [`/city-${index + 1}`, `Garage door repair in ${name}, at any hour.`];
    return { ...areas, path, name, title: name, description, shareImage };
  });
  const pages = real.routes.map((route) => ({ ...route, shareImage }));
  return { ...real, routes: [...pages, ...cities], check: () => [], warnings: () => [] };
}
