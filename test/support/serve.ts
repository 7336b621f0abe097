/** Serves a built site to browsers. */

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { headersFor, serveFolder } from '../../build/serve/server.ts';
import { listen } from './programs.ts';

/**
 * Serves `dist` on a free port and responds to /500 with 500.html. Returns the origin. Tests need a
 * real server, because Playwright's `page.route` answers CORS preflights and bypasses the cache.
 */
export async function serve(dist: string): Promise<string> {
  const listener = serveFolder(dist);
  const [headers, page] = await Promise.all(['_headers', '500.html'].map((file) => readFile(join(dist, file), 'utf8')));
  const server = createServer((request, response) => {
    if (request.url !== '/500') return listener(request, response);
    response.writeHead(500, { ...headersFor(headers!, '/500'), 'Content-Type': 'text/html' }).end(page);
  });
  return `http://localhost:${await listen(server)}`;
}
