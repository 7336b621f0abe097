/** React as the renderer uses it: everything that needs it imports it from here, and so in production mode. */

import './production.ts';

export { createElement } from 'react';
export { renderToStaticMarkup } from 'react-dom/server';
