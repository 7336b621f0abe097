/** Every address is made here: pages' files, canonical links, redirects. */

/** `/` alone, or lower-case words and hyphens between single slashes, none at the end. */
const PATH = /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** The address that search engines, social sites and the sitemap know a page by. */
export const canonicalUrl = (origin: string, path: string): string => origin + path;

/** The path of an address, without its query. */
export const pathOf = (address: string): string => address.split('?')[0]!;

/** The file in `dist/` that serves a path: `/` → `index.html`, `/services` → `services.html`. */
export const outputFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Where a host redirects a second spelling of a page's address (`/services/`, `/services.html`, `/index.html`);
 * undefined where the path is the page's own. Only paths of the route table are returned, so that no request can be
 * turned into a redirect to another host (`//evil.example/`).
 */
export function redirectFor(pathname: string, paths: readonly string[]): string | undefined {
  if (paths.includes(pathname)) return undefined;
  const bare = pathname.replace(/\/+$/, '').replace(/\.html$/, '');
  const path = bare === '' || bare === '/index' ? '/' : bare;
  return paths.includes(path) ? path : undefined;
}

/** The other addresses that lead to a page, for hosts that redirect by a list: see `redirectFor()`. */
export const spellingsOf = (path: string): string[] =>
  path === '/' ? ['/index', '/index.html'] : [`${path}/`, `${path}.html`];

/** What is wrong with a route table: spelling of paths, and paths that two pages claim. */
export function checkPaths(pages: readonly { path: string; name: string }[]): string[] {
  const claimed = new Map<string, string>();
  return pages.flatMap(({ path, name }) => {
    if (!PATH.test(path))
      return [
        `Page "${name}" has the path "${path}": expected "/" or lower-case words like "/service-areas", without a trailing slash`,
      ];
    const other = claimed.get(outputFile(path));
    if (other !== undefined)
      return [`Pages "${other}" and "${name}" both claim the path ${path}: give one of them another`];
    claimed.set(outputFile(path), name);
    return [];
  });
}
