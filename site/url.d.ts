/** The only platform APIs, beyond the language, that the site uses. Browsers and Node agree on what is declared here. */
declare class URL {
  static canParse(value: string): boolean;
  constructor(value: string, base?: string);
  readonly hash: string;
  readonly hostname: string;
  readonly origin: string;
  readonly password: string;
  readonly protocol: string;
  readonly username: string;
}

declare class URLSearchParams implements Iterable<[name: string, value: string]> {
  constructor(value: string);
  [Symbol.iterator](): Iterator<[name: string, value: string]>;
}
