/** Benchmark site: six small pages. */

import type { Route, Site } from '../../build/types.ts';
import { createSite as createFixture } from '../fixture/site.tsx';

const NAMES = ['', 'loaves', 'pretzels', 'cakes', 'prices', 'contact'];
export const PAGES = NAMES.map((name) => ({ path: `/${name}`, name: name || 'home' }));

export function createSite(): Site {
  const fixture = createFixture({ origin: 'https://bread.example', year: 2030 });
  const routes = PAGES.map(
    ({ path, name }): Route => ({ ...fixture.routes[0]!, path, name, title: name, description: `All about ${name}` }),
  );
  return { ...fixture, routes, unlistedPages: [], props: { ...fixture.props, routes } };
}
