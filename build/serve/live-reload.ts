/** How a page under npm run dev is kept up to date: client/live-reload.ts, and the version that it compares. */

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { BROWSERS, bundleOnce } from '../bundle/esbuild.ts';
import { createWriter, type Writer } from '../publish/writer.ts';

/** Where browsers find the script. */
export const RELOAD_PATH = '/.dev/live-reload.js';

/** Where the script listens for builds; its query is the path of the page that is shown. */
export const EVENTS_PATH = '/.dev/events';

const SCRIPT = join(__dirname, '../client/live-reload.ts');
const TAG = new RegExp(`<script type="module" src="${RELOAD_PATH.replaceAll('.', '\\.')}\\?(.*?)"></script>\\n`);

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The version in a page's script tag: a hash of the page's markup and one of its styles, because styles alone can be swapped. */
export const versionOf = (html: string): string => TAG.exec(html)?.[1] ?? '';

/** A page's stylesheet, and the policy with its hash. */
const STYLES = /<style>.*?<\/style>|<meta http-equiv="Content-Security-Policy".*?>/gs;

/** Adds the script to a page, or brings its version up to date. */
export function withLiveReload(html: string): string {
  const page = html.replace(TAG, '');
  const styles = page.match(STYLES)?.join('') ?? '';
  const version = `${hash(page.replace(STYLES, ''))}-${hash(styles)}`;
  return page.replace('</head>', `<script type="module" src="${RELOAD_PATH}?${version}"></script>\n</head>`);
}

/** The writer of a build, which adds the script to each page. */
export async function createDevWriter(dist: string): Promise<Writer> {
  const writer = await createWriter(dist);
  const write: Writer['write'] = ({ path, body }) =>
    writer.write({ path, body: path.endsWith('.html') ? withLiveReload(String(body)) : body });
  return { ...writer, write };
}

/** @param root The project's folder, absolute. */
export async function bundleLiveReload(root: string): Promise<string> {
  const { outputFiles } = await bundleOnce(root, { entryPoints: [SCRIPT], target: BROWSERS });
  return outputFiles[0]!.text;
}
