/** Benchmark site: six small pages. */

import type { Route, Site } from '../../build/types.ts';
import { createSite as createFixture } from '../fixture/site.tsx';

export const PAGES = ['', 'loaves', 'pretzels', 'cakes', 'prices', 'contact'].map((name) => {
  return { path: `/${name}`, name: name || 'home' };
});

export function createSite(): Site {
  const fixture = createFixture({ origin: 'https://bread.example', year: 2030 });
  const routes = PAGES.map(({ path, name }): Route => {
    return { ...fixture.routes[0]!, path, name, title: name, description: `All about ${name}` };
  });
  return { ...fixture, routes, unlistedPages: [], props: { ...fixture.props, routes } };
}
