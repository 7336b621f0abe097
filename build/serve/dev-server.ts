/** A site while it is worked on: built again at each change, served as a host would, its mistakes shown in place of its pages. */

import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withCodeFrame } from '../check/code-frame.ts';
import { typecheck } from '../check/typecheck.ts';
import { formatFailures, messageOf } from '../lib/errors.ts';
import { escapeHtml } from '../render/html.ts';
import { answerFrom, setHeaders } from './server.ts';
import { outputFile, pathOf } from '../lib/urls.ts';
import type { Builder } from './builder.ts';
import { bundleLiveReload, EVENTS_PATH, RELOAD_PATH, versionOf, withLiveReload } from './live-reload.ts';

/** Shown until the site's own error page has been built. */
const BARE_FAILURE = `<!DOCTYPE html>
<head><meta name="viewport" content="width=device-width"><title>Unexpected Application Error!</title></head>
<h1>Unexpected Application Error!</h1>`;

/** The compiler starts so many milliseconds after a build: it uses all processors, and a browser is about to draw the page. */
const TYPECHECK_DELAY = 400;

/** Whether an address is a page's. One with another extension is a resource of a page. */
const isPage = (url: string) => !/\.(?!html$)\w+$/.test(pathOf(url));

/** Other names may have been pointed here by a foreign page that wants to read the sources in failures (DNS rebinding). */
function isOwnHost({ headers: { host = '' } }: IncomingMessage): boolean {
  const name = host.replace(/:\d+$/, '');
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(body);
}

/**
 * @param root The project's folder, absolute.
 * @param dist The folder that the builder writes to, absolute.
 * @param types The folder of a tsconfig.json, relative to the root: the compiler checks what it includes.
 * @returns `listener` answers requests. `update` builds the site again: see `Builder` for its arguments.
 */
export function createDevServer(root: string, dist: string, types: string, builder: Builder) {
  const host = answerFrom(dist);
  /** The open event streams of browsers, each with the path of the page that is shown. */
  const clients = new Map<ServerResponse, string>();
  const failures = { build: [] as readonly string[], types: [] as readonly string[] };
  let current = Promise.resolve();
  /** Counts updates: the compiler's result for an earlier one is discarded. */
  let updates = 0;

  const describe = (found: readonly string[]) => formatFailures(found.map((failure) => withCodeFrame(root, failure)));

  function print(found: readonly string[]): void {
    if (found.length > 0) console.error(`\n${describe(found)}\n`);
  }

  /** The compiler's messages are clearer than those of a build that fails for the same reason. */
  const shown = () => (failures.types.length > 0 ? failures.types : failures.build);

  const readPage = (path: string, otherwise: string) =>
    readFile(join(dist, outputFile(path)), 'utf8').catch(() => otherwise);

  /** The failures, on the site's own error page where there is one. */
  async function failurePage(): Promise<string> {
    const text = escapeHtml(describe(shown()));
    const page = await readPage('/500', BARE_FAILURE);
    return withLiveReload(page.replace('</h1>', () => `</h1>\n<pre class="dev-failure">${text}</pre>`));
  }

  /** Tells every browser the version of its page. */
  async function notify(): Promise<void> {
    for (const [client, path] of clients) {
      const html = await (shown().length > 0 ? failurePage() : readPage(path, await readPage('/404', '')));
      client.write(`data: ${versionOf(html)}\n\n`);
    }
  }

  async function checkTypes(update: number): Promise<void> {
    await wait(TYPECHECK_DELAY);
    if (update !== updates) return;
    const found = await typecheck(root, types);
    if (update !== updates || found.join() === failures.types.join()) return;
    failures.types = found;
    print(found);
    await notify();
  }

  async function build(file: string | undefined, isFresh: boolean): Promise<void> {
    const update = (updates += 1);
    const started = performance.now();
    const found = await builder.build(file, isFresh);
    if (!found) return;
    failures.build = found;
    print(found);
    void notify();
    if (found.length === 0)
      console.log(`  ${file ?? 'the site'}: built in ${Math.round(performance.now() - started)} ms`);
    checkTypes(update).catch((error) => print([messageOf(error)]));
  }

  function addClient(response: ServerResponse, path: string): Promise<void> {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write('retry: 100\n');
    response.on('close', () => clients.delete(response));
    clients.set(response, path);
    // A build may have ended between the page's request and this one.
    return notify();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request;
    if (!isOwnHost(request))
      return send(response, 403, 'text/plain', 'Expected localhost or an IP address as the host');
    if (url.startsWith(RELOAD_PATH)) return send(response, 200, 'text/javascript', await bundleLiveReload(root));
    await current;
    if (url.startsWith(EVENTS_PATH)) return addClient(response, url.slice(EVENTS_PATH.length + 1));
    if (shown().length === 0 || !isPage(url)) return host(request, response);
    // Before the first good build there is no file of headers.
    await setHeaders(dist, '/500', response).catch(() => {});
    send(response, 500, 'text/html', await failurePage());
  }

  return {
    update(file?: string, isFresh = false): void {
      current = build(file, isFresh);
    },
    listener(request: IncomingMessage, response: ServerResponse): void {
      answer(request, response).catch((error) => send(response, 500, 'text/plain', messageOf(error)));
    },
  };
}
