/** Stylesheets are imported for their effect: the bundler collects them for the page. */
declare module '*.css';
