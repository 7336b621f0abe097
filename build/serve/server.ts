/** Serves a published folder like a production host, with redirects and error pages. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { finished } from 'node:stream';
import sirv from 'sirv';
import { type Headers, REVALIDATE } from '../files/headers.ts';
import { messageOf } from '../lib/errors.ts';
import { escapeHtml } from '../lib/html.ts';
import { htmlFile, isHidden, pageAt } from '../lib/urls.ts';

const statusText = (status: number) => `${status} ${STATUS_CODES[status]}`;

export const send = (response: ServerResponse, status: number, type: string, body: string) =>
  void response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);

/** @param message Replaces the status text on the page. */
async function sendErrorPage(dist: string, status: 404 | 500, response: ServerResponse, message = ''): Promise<void> {
  if (response.headersSent) return void response.destroy();
  const html = await readFile(join(dist, `${status}.html`), 'utf8').catch(() => undefined);
  if (html === undefined) return send(response, status, 'text/plain', statusText(status));
  response.setHeader('Cache-Control', REVALIDATE);
  send(response, status, 'text/html', message ? html.replace(statusText(status), () => escapeHtml(message)) : html);
}

/** Returns the raw path, the decoded and normalized path, and the query. Undefined if invalid. */
export function parseUrl(url: string): { raw: string; path: string; query: string } | undefined {
  const [, raw, query] = /^(\/[^?]*)(.*)$/.exec(url) ?? [];
  try {
    if (!raw) return undefined;
    // Decode first, because slashes and dots may be encoded.
    const { pathname } = new URL(encodeURI(decodeURIComponent(raw)).replace(/\/+/g, '/'), 'http://localhost');
    return { raw, path: decodeURIComponent(pathname), query: query! };
  } catch {
    return undefined;
  }
}

/** Returns a path's headers from a `_headers` file, as Netlify and Cloudflare interpret it. */
export function headersFor(text: string, path: string): Headers {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined && applies) headers[name] = value!;
    else if (line.startsWith('/')) applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
  }
  return headers;
}

/** Serves a published folder (absolute path) without caching, so new builds show immediately. */
export function serveFolder(dist: string): RequestListener {
  const serveFile = sirv(dist, { dev: true, etag: true, extensions: [], brotli: true, gzip: true });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = parseUrl(request.url ?? '');
    const headers = headersFor(await readFile(join(dist, '_headers'), 'utf8'), target?.path ?? '/');
    response.setHeaders(new Map(Object.entries({ 'Cache-Control': REVALIDATE, ...headers })));
    if (!target) return send(response, 400, 'text/plain', statusText(400));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(response.setHeader('Allow', 'GET, HEAD'), 405, 'text/plain', statusText(405));

    const { raw, path, query } = target;
    // No page or file has an encoded `#` or `?` in its path.
    if (isHidden(path) || /%(?:23|3f)/i.test(raw)) return sendErrorPage(dist, 404, response);
    const page = pageAt(path);
    const isPage = page !== undefined && existsSync(join(dist, htmlFile(page)));
    if (isPage && page !== raw) return void response.writeHead(301, { Location: page + query }).end();
    // sirv also serves a file for other paths, such as `/robots.txt/`.
    if (!isPage && (decodeURIComponent(raw) !== path || path.endsWith('/'))) return sendErrorPage(dist, 404, response);

    // sirv omits the encoding, unlike hosts.
    if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    // sirv doesn't decode `%26`.
    request.url = encodeURI(isPage ? `/${htmlFile(page)}` : path);
    // sirv 3 throws if a range ends before it starts. Servers may ignore ranges (RFC 9110, 14.2).
    const { headers: sent } = request;
    delete sent.range;
    // sirv ignores quality values, so remove refused encodings, such as `br;q=0`.
    sent['accept-encoding'] = sent['accept-encoding']?.replace(/[\w*]+\s*;\s*q=0(\.0*)?\s*(?=,|$)/gi, '');
    response.on('pipe', (file) => {
      // A build may delete the file before sirv opens it. The error would crash the server.
      file.on('error', () => response.destroy());
      // The file of an aborted download stays open otherwise.
      finished(response, () => file.destroy());
    });
    serveFile(request, response, () => void sendErrorPage(dist, 404, response));
  }

  return (request, response) =>
    void answer(request, response).catch((error) => sendErrorPage(dist, 500, response, messageOf(error)));
}
