/** React in production mode. Import React only from this module. */

// This must be set before React loads. The production build renders many times faster.
process.env.NODE_ENV = 'production';

export const { createElement } = require('react') as typeof import('react');
export const { renderToStaticMarkup } = require('react-dom/server') as typeof import('react-dom/server');
