/** What each host needs to know of addresses and headers. Another host is another file in this folder, and a line here. */

import type { BuildContext } from '../build-context.ts';
import type { PageBundle } from '../bundle/pages.ts';
import { writeFiles } from '../publish/compress.ts';
import type { OutputFile } from '../publish/output-file.ts';
import type { BaseSettings } from '../site.ts';
import { headerRules } from './headers.ts';
import { htaccess } from './apache.ts';
import { caddyFile } from './caddy.ts';
import { assetsIgnore, wranglerFile } from './cloudflare-workers.ts';
import { HEADERS_FILE, headersFile } from './headers-file.ts';
import { type HostInput, isHidden } from './host.ts';
import { nginxFile } from './nginx.ts';
import { vercelConfig } from './vercel.ts';

type Writers = Record<string, (input: HostInput) => string>;

/** Files that hosts look for in the folder that they publish. */
const PUBLISHED: Writers = {
  [HEADERS_FILE]: headersFile,
  '.htaccess': htaccess,
  '.assetsignore': assetsIgnore,
};

/** Files that lie beside `dist/`, so that no visitor can read them. */
const CONFIG: Writers = {
  '.hosts/nginx.conf': nginxFile,
  '.hosts/Caddyfile': caddyFile,
  '.hosts/wrangler.jsonc': wranglerFile,
  '.vercel/output/config.json': vercelConfig,
};

const filesOf = (writers: Writers, input: HostInput): OutputFile[] =>
  Object.entries(writers).map(([path, write]) => ({ path, body: write(input) }));

/**
 * Writes what belongs into the published folder, after everything else in it.
 *
 * @returns What belongs beside it; paths are relative to the folder that holds both.
 */
export async function writeHostFiles<S extends BaseSettings>(
  { site }: PageBundle<S>,
  context: BuildContext<S>,
): Promise<OutputFile[]> {
  const { settings, writer } = context;
  const assets = Array.from(writer.files.keys(), (path) => `/${path}`);
  const input: HostInput = {
    rules: headerRules(site.endpoints?.(settings) ?? [], site.files?.(settings)),
    paths: site.routes.map(({ path }) => path),
    assets: assets.filter((path) => path.startsWith('/assets/') && !isHidden(path)).sort(),
    origin: settings.origin,
  };
  await writeFiles(filesOf(PUBLISHED, input), context);
  return filesOf(CONFIG, input);
}
