/** For a site block of Caddy that sets `root`. */

import { PATTERNS } from '../lib/urls.ts';
import { HIDDEN, type HostInput, REVALIDATE } from './host.ts';

/**
 * In a `route`, directives keep their order. Elsewhere Caddy puts the longest path first, so that what is said of `/*`
 * overrules the rest: https://caddyserver.com/docs/caddyfile/directives#sorting-algorithm
 *
 * Matchers see the path decoded, slashes merged; `orig_uri` is the address as it was asked for.
 */
export function caddyFile({ rules }: HostInput): string {
  const headers = [{ path: '/*', headers: { 'Cache-Control': REVALIDATE } }, ...rules].flatMap((rule) =>
    Object.entries(rule.headers).map(([name, value]) => `  header ${rule.path} ${name} ${JSON.stringify(value)}\n`),
  );
  const hidden = Object.entries(HIDDEN).map(
    ([name, pattern]) => `  @${name} path_regexp ${pattern}\n  error @${name} 404\n`,
  );
  return `# In the site block: root * /srv/site/dist, then import /srv/site/.hosts/Caddyfile
route {
${headers.join('')}
${hidden.join('')}
  map {query} {search} {
    ~^(.+)$ ?\${1}
    default ""
  }
  @home path_regexp ^/(?:index(?:\\.html)?)?$
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
