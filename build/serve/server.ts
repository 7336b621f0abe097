/** Serves a published folder the way a host does: slashless pages, redirects, 404 and 500 pages. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { messageOf } from '../lib/errors.ts';
import { escapeHtml } from '../render/html.ts';
import { headersFor } from '../files/headers.ts';
import { HEADERS_FILE, parseHeaders } from '../files/headers-file.ts';
import { isHidden, REVALIDATE } from '../files/host.ts';
import { outputFile, pageAt } from '../lib/urls.ts';

const statusText = (status: number) => `${status} ${STATUS_CODES[status]}`;

function answerWithText(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(statusText(status));
}

/** @param message Replaces the status text on the page. */
async function answerWithPage(dist: string, status: 404 | 500, response: ServerResponse, message = ''): Promise<void> {
  const html = await readFile(join(dist, `${status}.html`), 'utf8').catch(() => undefined);
  if (html === undefined) return answerWithText(response, status);
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': REVALIDATE });
  response.end(message ? html.replace(statusText(status), () => escapeHtml(message)) : html);
}

/** A request's address in parts. */
interface Target {
  /** As it was asked for. */
  asked: string;
  /** The same decoded, slashes merged, without `.` and `..`: files are looked for by this alone. */
  path: string;
  /** With its question mark. */
  query: string;
}

/** @returns Nothing where the path is not valid percent-encoding. */
function readTarget(target: string): Target | undefined {
  const [, asked, query] = /^(\/[^?]*)(.*)$/.exec(target) ?? [];
  try {
    if (!asked) return undefined;
    // A decoded path may have further slashes and dots, so it is decoded first.
    const { pathname } = new URL(encodeURI(decodeURIComponent(asked)).replace(/\/+/g, '/'), 'http://localhost');
    return { asked, path: decodeURIComponent(pathname), query: query! };
  } catch {
    return undefined;
  }
}

/** Sets the headers of a path, read from the published `_headers` as Netlify and Cloudflare do. */
export async function setHeaders(dist: string, path: string, response: ServerResponse): Promise<void> {
  const rules = parseHeaders(await readFile(join(dist, HEADERS_FILE), 'utf8'));
  for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
}

/** @param dist A published folder, absolute. Each request reads it from disk, so the next request shows a new build. */
export function answerFrom(dist: string): RequestListener {
  const files = sirv(dist, { dev: true, etag: true, extensions: ['html'], brotli: true, gzip: true });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = readTarget(request.url ?? '');
    await setHeaders(dist, target?.path ?? '/', response);
    if (!target) return answerWithText(response, 400);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerWithText(response, 405, { Allow: 'GET, HEAD' });

    const { asked, path, query } = target;
    if (isHidden(path)) return answerWithPage(dist, 404, response);
    const page = pageAt(path);
    const isPage = page !== undefined && existsSync(join(dist, outputFile(page)));
    if (isPage && page !== asked) return void response.writeHead(301, { Location: page + query }).end();
    // A file has one address too, but nobody needs to be led to it. sirv ignores a slash at the end.
    const isFile = encodeURI(path) === asked && !path.endsWith('/');
    if (!isPage && !isFile) return answerWithPage(dist, 404, response);

    // A server may ignore ranges (RFC 9110, 14.2). sirv 3 throws for one that ends before it begins.
    delete request.headers.range;
    // The file may be gone before sirv opens it: a build replaces the folder. Unhandled, the stream's error ends the process.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    files(request, response, () => void answerWithPage(dist, 404, response));
  }

  return (request, response) => {
    answer(request, response).catch((error) => {
      if (response.headersSent) response.destroy();
      else void answerWithPage(dist, 500, response, messageOf(error));
    });
  };
}
