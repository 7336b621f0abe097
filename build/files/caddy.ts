/** Generates a Caddyfile to import in a site block that sets `root`. */

import { HIDDEN, PATTERNS } from '../lib/urls.ts';
import { ASSETS_PATH, type HeaderModel, type Headers, printLines, REVALIDATE, SHARE_PATH } from './headers.ts';

/** Content types that Go may not support: https://pkg.go.dev/mime#TypeByExtension */
const TYPES: Headers = { woff2: 'font/woff2', txt: 'text/plain; charset=utf-8' };

/** Uses a named matcher, because `header *.txt` would treat `*.txt` as a field name. */
const typeOf = (extension: string, type: string) =>
  `  @${extension} path *.${extension}\n  header @${extension} Content-Type "${type}"`;

const set = (path: string, headers: Headers) =>
  printLines(headers, (name, value) => `  header ${path} ${name} ${JSON.stringify(value)}`);

// Caddy reorders directives, except in a `route`. Only `orig_uri` is the original path.
// https://caddyserver.com/docs/caddyfile/directives#sorting-algorithm
export function caddyfile({ all, assets, shareImages, types }: HeaderModel): string {
  const hide = (name: string, pattern: string) => `  @${name} path_regexp ${pattern}\n  error @${name} 404`;
  return `# Add to a site block: root * /srv/site/dist, then import /srv/site/.hosts/Caddyfile
# To handle quotes with a local program, add this next to the import, on three lines:
# handle /api/quote { reverse_proxy 127.0.0.1:3000 }
route {
${set('/*', { 'Cache-Control': REVALIDATE, ...all })}${set(`${ASSETS_PATH}*`, assets)}${set(`${SHARE_PATH}*`, shareImages)}${printLines(TYPES, typeOf)}${printLines(types, (path, type) => `  header ${path} Content-Type "${type}"`)}
${printLines(HIDDEN, hide)}  map {query} {search} {
    ~^(.+)$ ?\${1}
    default ""
  }
  @home path_regexp ^/(?:${PATTERNS.home})?$
  route @home {
    @respelled expression \`{http.request.orig_uri} != "/" + {search}\`
    redir @respelled /{search} permanent
  }
  @page path_regexp page ^/(${PATTERNS.page})${PATTERNS.ending}?$
  route @page {
    @exists file /{re.page.1}.html
    route @exists {
      @respelled expression \`{http.request.orig_uri} != "/" + {re.page.1} + {search}\`
      redir @respelled /{re.page.1}{search} permanent
      rewrite * /{re.page.1}.html
    }
  }
  file_server {
    precompressed br gzip
    disable_canonical_uris
  }
}
handle_errors {
  header Cache-Control ${REVALIDATE}
  header Content-Type "text/html; charset=utf-8"
  @missing \`{err.status_code} < 500\`
  rewrite @missing /404.html
  @failed \`{err.status_code} >= 500\`
  rewrite @failed /500.html
  file_server {
    precompressed br gzip
  }
}
`;
}
