/** React in production mode. Import React only from this module. */

import { runInThisContext } from 'node:vm';
import type { ReactNode } from 'react';

// This must be set before React loads. The production build renders many times faster.
process.env.NODE_ENV = 'production';

export const { createElement } = require('react') as typeof import('react');

/** Loads the renderer, which takes 30 ms. Call it while esbuild bundles in another process. */
export const loadRenderer = () => require('react-dom/server') as typeof import('react-dom/server');

/** Stops after `limit` ms, because React never ends if a component contains itself. */
export function renderToStaticMarkup(element: ReactNode, limit = 10_000): string {
  Object.assign(globalThis, { render: () => loadRenderer().renderToStaticMarkup(element) });
  return runInThisContext('render()', { timeout: limit });
}
