/** The only platform API, beyond the language, that the site uses. Browsers and Node agree on these fields. */
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
