/** `wrangler.jsonc`: for a Cloudflare Worker that has assets and no program. Headers come from `_headers`. */

import type { HostInput } from './host.ts';

/** The defaults answer an unknown path with an empty body: https://developers.cloudflare.com/workers/static-assets/routing/ */
export const wranglerFile = ({ origin }: HostInput): string =>
  `// npx wrangler deploy --config .hosts/wrangler.jsonc
${JSON.stringify(
  {
    // A Worker's name has letters, digits and hyphens, at most 63.
    name: new URL(origin).hostname.replace(/[^a-z0-9]+/g, '-').slice(0, 63),
    compatibility_date: '2025-01-01',
    assets: { directory: '../dist', not_found_handling: '404-page', html_handling: 'drop-trailing-slash' },
  },
  undefined,
  2,
)}
`;

/** `.assetsignore`: files that are not uploaded, because Cloudflare compresses by itself. */
export const assetsIgnore = (): string => '.htaccess\n.nojekyll\n*.br\n*.gz\n';
