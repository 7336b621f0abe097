/** URLs: the files of pages, and the spellings of a path that redirect. */

const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*';

/**
 * Regular expressions with the same meaning in JavaScript, PCRE (nginx, Apache) and RE2 (Caddy). Servers
 * find a page's file with them, so they don't need to reload when a page is added.
 */
export const PATTERNS = {
  /** Path of a page other than home, without its first slash. */
  page: `${NAME}(?:/${NAME})*?`,
  /** Suffixes that redirect to the page's path: `/services/`, `/services.html`, `/services/index`. */
  ending: String.raw`(?:/+|\.html|/index|/index\.html)`,
} as const;

/** Paths that are answered with 404, as regular expressions like those above. */
export const HIDDEN = {
  /** Files that only hosts read. `.well-known`, the folder of `security.txt`, is public. */
  hostFile: String.raw`^/(?:_|\.[^w])`,
  copy: String.raw`\.(?:br|gz)$`,
  errorPage: String.raw`^/(?:404|500)(?:\.html)?/*$`,
} as const;

export const isHidden = (path: string): boolean =>
  Object.values(HIDDEN).some((hidden) => new RegExp(hidden).test(path));

const PATH = new RegExp(`^/(?:${PATTERNS.page})?$`);
const SPELLING = new RegExp(`^(/${PATTERNS.page})${PATTERNS.ending}?$`);
const HOME = /^\/+(index(\.html)?)?$/;

/** A URL's path, without its query. */
export const pathOf = (url: string): string => url.split('?')[0]!;

/** The file in `dist/` that serves a path: `/` → `index.html`, `/services` → `services.html`. */
export const outputFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Canonical page path for any spelling of a path, or undefined. Never leads to another host (`//evil.example/`). */
export const pageAt = (path: string): string | undefined => (HOME.test(path) ? '/' : SPELLING.exec(path)?.[1]);

/** Returns the errors in a route table's paths: invalid, reserved, or used twice. */
export function checkPaths(pages: readonly { path: string; name: string }[]): string[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({ path, name }) => {
    const subject = `Page "${name}" has the path "${path}"`;
    if (!PATH.test(path))
      return [`${subject}. Expected "/" or lower-case words like "/service-areas", without a trailing slash.`];
    if (/\/index$/.test(path)) return [`${subject}. "index" is reserved for folder index pages. Choose another path.`];
    const owner = owners.get(path);
    if (owner !== undefined) return [`Pages "${owner}" and "${name}" have the same path ${path}. Change one of them.`];
    owners.set(path, name);
    return [];
  });
}
