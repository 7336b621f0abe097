/** React as the renderer uses it: whatever needs it imports it from here, and so in production mode. */

// First: React chooses its build when it is loaded, and the production one renders several times faster.
import './production.ts';

export { createElement } from 'react';
export { renderToStaticMarkup } from 'react-dom/server';
