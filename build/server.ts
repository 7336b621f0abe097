/** Serves a published folder the way a host does: slashless pages, redirects, 404 and 500 pages. */

import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { messageOf } from './errors.ts';
import { HEADERS_FILE, headersFor, parseHeaders } from './site-files/headers.ts';
import { PRIVATE, REVALIDATE } from './site-files/hosts.ts';
import { escapeHtml } from './page/html.ts';
import { redirectFor } from './urls.ts';

/** Files that only errors may show, and those that are for the host alone. */
const HIDDEN = new RegExp(`^/(404|500)(\\.html)?/*$|${PRIVATE}`);

const statusText = (status: number) => `${status} ${STATUS_CODES[status]}`;

function answerWithText(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(statusText(status));
}

/** @param message Stands where the page of a failure has its status text. */
async function answerWithPage(
  dist: string,
  status: 404 | 500,
  response: ServerResponse,
  message?: string,
): Promise<void> {
  const html = await readFile(join(dist, `${status}.html`), 'utf8').catch(() => undefined);
  if (html === undefined) return answerWithText(response, status);
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': REVALIDATE });
  response.end(message ? html.replace(statusText(status), () => escapeHtml(message)) : html);
}

/** The pages' paths, read from the sitemap that was published with them. */
async function readPaths(dist: string): Promise<string[]> {
  const sitemap = await readFile(join(dist, 'sitemap.xml'), 'utf8');
  return Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => new URL(url!).pathname);
}

/** The decoded path of a request and its query, or undefined where they make no sense. */
function readTarget(target: string): { path: string; query: string } | undefined {
  const [, path, query] = /^(\/[^?]*)(.*)$/.exec(target) ?? [];
  try {
    return path ? { path: decodeURIComponent(path), query: query! } : undefined;
  } catch {
    return undefined;
  }
}

/** The headers that hosts read from the file published with the pages. */
export async function setHeaders(dist: string, path: string, response: ServerResponse): Promise<void> {
  const rules = parseHeaders(await readFile(join(dist, HEADERS_FILE), 'utf8').catch(() => ''));
  for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
}

async function answer(
  dist: string,
  files: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = readTarget(request.url ?? '');
  await setHeaders(dist, target?.path ?? '/', response);
  if (!target) return answerWithText(response, 400);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return answerWithText(response, 405, { Allow: 'GET, HEAD' });

  const { path, query } = target;
  const moved = redirectFor(path, await readPaths(dist));
  if (moved !== undefined) return void response.writeHead(301, { Location: moved + query }).end();
  if (HIDDEN.test(path)) return answerWithPage(dist, 404, response);

  // A server may ignore ranges, and sirv does not survive one that ends before it begins.
  delete request.headers.range;
  // A build may replace the folder while a file of it is being opened.
  response.on('pipe', (file) => file.on('error', () => response.destroy()));
  files(request, response, () => void answerWithPage(dist, 404, response));
}

/** @param dist A published folder, absolute. Each request reads it anew: a build is shown at once. */
export function answerFrom(dist: string): RequestListener {
  const files = sirv(dist, {
    dev: true,
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
  });
  return (request, response) => {
    answer(dist, files, request, response).catch((error) => {
      if (response.headersSent) response.destroy();
      else void answerWithPage(dist, 500, response, messageOf(error));
    });
  };
}

/** @param dist A published folder, absolute. */
export const createPreview = (dist: string): Server => createServer(answerFrom(dist));
