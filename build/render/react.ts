/** React in production mode. Everything in the renderer that needs React imports it from here. */

// Set before React loads, which then chooses its production build. That renders many times faster.
process.env.NODE_ENV = 'production';

export const { createElement } = require('react') as typeof import('react');
export const { renderToStaticMarkup } = require('react-dom/server') as typeof import('react-dom/server');
