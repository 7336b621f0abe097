/** Page paths: validation, output files, and redirects from other spellings. */

const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*';

/**
 * Regular expressions that work the same in JavaScript, PCRE (nginx, Apache) and RE2 (Caddy).
 * Servers use them to find a page's file, so a new page doesn't require a server reload.
 */
export const PATTERNS = {
  /** Path of any page except home, without the leading slash. */
  page: `${NAME}(?:/${NAME})*?`,
  /** Other spellings of `/`, without the leading slash. */
  home: String.raw`index(?:\.html)?/*`,
  /** Endings that redirect to the page, as in `/services/`, `/services.html`, `/services/index`. */
  ending: String.raw`(?:/+|\.html|/index(?:\.html)?/*)`,
} as const;

/** Regular expressions for paths that return 404. They're as portable as `PATTERNS`. */
export const HIDDEN = {
  /** Files for hosts, such as `/_headers`. `/.well-known` is public (`security.txt`). */
  hostFile: String.raw`^/(?:_|\.[^w])`,
  copy: String.raw`\.(?:br|gz)$`,
  errorPage: String.raw`^/(?:404|500)(?:\.html)?/*$`,
} as const;

export const isHidden = (path: string): boolean =>
  Object.values(HIDDEN).some((hidden) => new RegExp(hidden).test(path));

const SPELLING = new RegExp(`^(/${PATTERNS.page})${PATTERNS.ending}?$`);
const HOME = new RegExp(`^/+(?:${PATTERNS.home})?$`);

/** Returns a page's file in `dist/`: `/` → `index.html`, `/services` → `services.html`. */
export const htmlFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Returns the canonical path for any spelling of a page path. Never a URL on another host. */
export const pageAt = (path: string): string | undefined => (HOME.test(path) ? '/' : SPELLING.exec(path)?.[1]);
