/** Every address is made here: pages' files, canonical links, redirects. */

const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*';

/**
 * Regular expressions that JavaScript, PCRE (nginx, Apache, Vercel) and RE2 (Caddy) read alike. Servers look for the file
 * of a page by them, so that a configuration lists no pages: it is as short for 10,000 as for six, and need not be loaded
 * again when a page is added.
 */
export const PATTERNS = {
  /** The path of a page other than home, without its first slash: lower-case words and hyphens between single slashes. */
  page: `${NAME}(?:/${NAME})*?`,
  /** What may follow a page's path in another spelling of its address: `/services/`, `/services.html`, `/services/index`. */
  ending: String.raw`(?:/+|\.html|/index|/index\.html)`,
} as const;

const PATH = new RegExp(`^/(?:${PATTERNS.page})?$`);
const SPELLING = new RegExp(`^(/${PATTERNS.page})${PATTERNS.ending}?$`);
const HOME = /^\/+(index(\.html)?)?$/;

/** The address that search engines, social sites and the sitemap know a page by. */
export const canonicalUrl = (origin: string, path: string): string => origin + path;

/** The path of an address, without its query. */
export const pathOf = (address: string): string => address.split('?')[0]!;

/** The file in `dist/` that serves a path: `/` → `index.html`, `/services` → `services.html`. */
export const outputFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * The page that a path means in any spelling (`/services/`, `/services.html`, `/index.html`), if there is such a page;
 * undefined where it can be none. No request can be turned into a redirect to another host (`//evil.example/`).
 */
export const pageAt = (path: string): string | undefined => (HOME.test(path) ? '/' : SPELLING.exec(path)?.[1]);

/** What is wrong with a route table: spelling of paths, and paths that two pages claim. */
export function checkPaths(pages: readonly { path: string; name: string }[]): string[] {
  const claimed = new Map<string, string>();
  return pages.flatMap(({ path, name }) => {
    if (!PATH.test(path))
      return [
        `Page "${name}" has the path "${path}": expected "/" or lower-case words like "/service-areas", without a trailing slash`,
      ];
    if (/\/index$/.test(path))
      return [
        `Page "${name}" has the path "${path}": hosts take "index" for the page of the folder, so call it otherwise`,
      ];
    const other = claimed.get(outputFile(path));
    if (other !== undefined)
      return [`Pages "${other}" and "${name}" both claim the path ${path}: give one of them another`];
    claimed.set(outputFile(path), name);
    return [];
  });
}
