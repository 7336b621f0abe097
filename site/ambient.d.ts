/** Stylesheets are imported for their effect: the bundler collects them for the page. */
declare module '*.css';

/** The one thing of the platform, beyond the language, that the site uses: browsers and Node agree on it. */
declare class URL {
  static canParse(value: string): boolean;
  constructor(value: string);
  readonly hash: string;
  readonly hostname: string;
  readonly origin: string;
  readonly password: string;
  readonly protocol: string;
  readonly username: string;
}
