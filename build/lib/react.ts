/** React in production mode. Import React only from this module. */

import { runInThisContext } from 'node:vm';
import type { ReactNode } from 'react';

// This must be set before React loads. The production build renders many times faster.
process.env.NODE_ENV = 'production';

const react = require('react') as typeof import('react');
// A boundary would show its fallback if a component waits or throws. Without one, that's an error.
export const { createElement } = Object.assign(react, { Suspense: react.Fragment });

/** Loads the renderer, which takes 30 ms. Call it while esbuild bundles in another process. */
export const loadRenderer = () => require('react-dom/server') as typeof import('react-dom/server');

/** Stops after `limit` ms, because React never ends if a component contains itself. */
export function renderToStaticMarkup(element: ReactNode, limit = 10_000): string {
  Object.assign(globalThis, { render: () => loadRenderer().renderToStaticMarkup(element) });
  return runInThisContext('render()', { timeout: limit });
}
