/** Dev server: serves the site, reloads pages after each build, and shows build errors. */

import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BROWSERS, bundleOnce } from '../bundle/esbuild.ts';
import { failuresOf, formatFailures } from '../lib/errors.ts';
import { escapeHtml } from '../lib/html.ts';
import { isHidden } from '../lib/urls.ts';
import type { createBuilder } from './builder.ts';
import { parseUrl, send, serveFolder } from './server.ts';

/** Time in ms without changes before a build. chokidar drops changes within 50 ms of the last. */
const QUIET = 50;

/** Delay in ms before the type check, so that it doesn't slow down the browser's reload. */
const TYPECHECK_DELAY = 400;

const RELOAD_OPTIONS = { entryPoints: [join(__dirname, '../client/live-reload.ts')], target: BROWSERS };
const reloadTag = (version: string) => `<script type="module" src="/.dev/live-reload.js?${version}"></script>\n`;

const errorPage = (text: string, version: string) => `<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Build failed</title>
<style>body { margin: 2rem; background: #111; color: #fff } pre { white-space: pre-wrap }</style>
${reloadTag(version)}<h1>Build failed</h1><pre>${escapeHtml(text)}</pre>\n`;

/** True for localhost and IP addresses. Other hosts may be part of a DNS rebinding attack. */
function isLocalHost(host = ''): boolean {
  const name = host.replace(/:\d+$/, '');
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

type Builder = ReturnType<typeof createBuilder>;
type CheckTypes = (signal: AbortSignal) => Promise<unknown>;

/** @param dist Absolute path of the build's output folder. @param checkTypes Throws type errors. */
export function createDevServer(root: string, dist: string, builder: Builder, checkTypes: CheckTypes) {
  const serve = serveFolder(dist);
  const fail = (error: unknown) => failuresOf(error, root);
  const clients = new Set<ServerResponse>();
  const failures = { build: [] as readonly string[], types: [] as readonly string[] };
  const changed = new Set<string>();
  let current = Promise.resolve();
  /** Aborted by the next change, which replaces the build and its type check. */
  let latest = new AbortController();
  /** Name of the latest build. The time differs from names before a restart of the server. */
  let build = '';
  /** Current version, which is in each page's script tag. Pages with a different version reload. */
  let version = '';

  /** Returns type errors if any, because they're clearer than the build errors they cause. */
  const shown = () => (failures.types.length > 0 ? failures.types : failures.build);
  const notify = (client: ServerResponse) => void client.write(`retry: 100\ndata: ${version}\n\n`);

  function show(kind: keyof typeof failures, found: readonly string[]): void {
    if (kind === 'types' && found.join() === failures.types.join()) return;
    failures[kind] = found;
    if (found.length > 0) console.error(`\n${formatFailures(found)}\n`);
    version = shown().length > 0 ? `${build}-${kind}-failed` : build;
    clients.forEach(notify);
  }

  /** Builds the site after the previous build, unless another change follows. */
  async function rebuild(previous: Promise<void>, signal: AbortSignal): Promise<void> {
    await Promise.all([previous, wait(QUIET)]);
    if (signal.aborted) return;
    const files = changed.size === 1 ? [...changed].join() : `${changed.size} files`;
    changed.clear();
    const started = performance.now();
    build = `${Date.now()}`;
    const building = builder.build(reloadTag(build), signal);
    const found = await building.catch(fail);
    if (signal.aborted) return;
    show('build', found);
    if (found.length === 0) console.log(`  Built in ${Math.round(performance.now() - started)} ms (${files})`);
    const check = () => wait(TYPECHECK_DELAY, undefined, { signal }).then(() => checkTypes(signal));
    // TypeScript reports several errors for a missing quote, which esbuild has reported.
    const checked = building.then(check, () => {});
    void checked.then(() => [], fail).then((found) => signal.aborted || show('types', found));
  }

  /** Rebuilds the site when no more files change. @param file Path of the file, for the log. */
  function update(file: string): void {
    changed.add(file);
    latest.abort();
    latest = new AbortController();
    current = rebuild(current, latest.signal);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', headers } = request;
    response.setHeader('Cache-Control', 'no-store');
    if (!isLocalHost(headers.host))
      return send(response, 403, 'text/plain', `Expected localhost or an IP address as host, not ${headers.host}.`);
    if (url.startsWith('/.dev/live-reload.js')) {
      const { outputFiles } = await bundleOnce(root, RELOAD_OPTIONS);
      return send(response, 200, 'text/javascript', outputFiles[0]!.text);
    }
    // Wait for later changes too, because only the last build succeeds.
    for (let awaited: unknown; awaited !== current; ) await (awaited = current);
    // `npm ci` deletes the built site with the rest of node_modules/.
    if (shown().length === 0 && !existsSync(dist)) {
      update('deleted files');
      return answer(request, response);
    }
    if (url.startsWith('/.dev/events')) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).on('close', () => clients.delete(response));
      clients.add(response);
      return notify(response);
    }
    // URLs of pages have no extension or end with `.html`. The 404 page of a missing file would
    // reload again and again, because its version isn't the current one.
    const { path = '' } = parseUrl(url) ?? {};
    const isFile = /\.(?!html$)\w+$/.test(path) && !isHidden(path) && existsSync(join(dist, path));
    if (shown().length === 0 || isFile) return serve(request, response);
    send(response, 500, 'text/html', errorPage(formatFailures(shown()), version));
  }

  return {
    update,
    listener: (request: IncomingMessage, response: ServerResponse) =>
      void answer(request, response).catch((error) => send(response, 500, 'text/plain', fail(error).join('\n'))),
    stop: () => latest.abort(),
  };
}
