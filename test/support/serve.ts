/** Serves a built site to browsers. */

import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { headersFor, serveFolder } from '../../build/serve/server.ts';
import { listen } from './programs.ts';

/**
 * Serves `dist` on a free port and responds to /500 with 500.html. Returns the origin. Tests need a
 * real server, because Playwright's `page.route` answers CORS preflights and bypasses the cache.
 */
export async function serve(dist: string): Promise<string> {
  const listener = serveFolder(dist);
  async function fail(response: ServerResponse): Promise<void> {
    const headers = headersFor(await readFile(join(dist, '_headers'), 'utf8'), '/500');
    response.writeHead(500, { ...headers, 'Content-Type': 'text/html' });
    response.end(await readFile(join(dist, '500.html')));
  }
  const server = createServer((request, response) => {
    if (request.url === '/500') void fail(response);
    else listener(request, response);
  });
  return `http://localhost:${await listen(server)}`;
}
