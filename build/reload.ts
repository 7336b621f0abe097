/** How a page under npm run dev learns that it has become another: client/reload.ts, and what it compares. */

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { BROWSERS, openBundler } from './esbuild.ts';
import { remembering } from './memo.ts';

/** Where browsers find the script. */
export const RELOAD = '/.dev/reload.js';

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** What a page is compared by: a hash of its markup, and one of its styles. */
export function versionOf(html: string): string {
  const [styles = ''] = /<style>.*?<\/style>/s.exec(html) ?? [];
  return `${hash(html.replace(styles, ''))}-${hash(styles)}`;
}

/** Adds the script to a page. */
export function withReload(html: string, version: string): string {
  return html.replace('</head>', `<script type="module" src="${RELOAD}?${version}"></script>\n</head>`);
}

/** Bundles the script: anew, where it has changed since the last time. */
export async function openReload(root: string) {
  const entryPoints = [join(__dirname, 'client/reload.ts')];
  const bundler = await openBundler(root, { entryPoints, outdir: '.', target: BROWSERS });
  const bundle = remembering(root, async () => {
    const { outputFiles } = await bundler.bundle();
    return { result: outputFiles[0]!.text, files: entryPoints };
  });
  return { bundle, close: bundler.close };
}
