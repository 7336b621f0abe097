/** Benchmark site: six small pages. */

import type { Route, Site } from '../../build/types.ts';
import { createSite as createFixture } from '../fixture/site.tsx';

export const NAMES = ['Rolls', 'Loaves', 'Pretzels', 'Cakes', 'Prices', 'Contact'];
/** Path of the page at the index. */
export const pathAt = (index: number) => (index === 0 ? '/' : `/${NAMES[index]!.toLowerCase()}`);

export function createSite(): Site {
  const fixture = createFixture({ origin: 'https://bread.example', year: 2030 });
  const [{ shareImage }] = fixture.routes as [Route];
  const routes = NAMES.map((name, index): Route => {
    const search = { title: name, description: `All about ${name}`, keywords: [name], shareImage };
    return { path: pathAt(index), name, ...search, page: () => import('../fixture/pages/Home.tsx') };
  });
  return { ...fixture, routes, unlistedPages: [], props: { ...fixture.props, routes } };
}
