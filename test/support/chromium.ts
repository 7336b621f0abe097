/** The machine's own Chromium or Chrome, and the built site for it to look at. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { headersFor, serveFolder } from '../../build/serve/server.ts';
import { listen } from './programs.ts';

const PLACES = [
  // The same engine without the parts of a browser that nobody sees here: it takes a third of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where a Chromium or Chrome is: CHROME_PATH, or the usual places. */
export function findBrowser(): string {
  const { CHROME_PATH } = process.env;
  const found = (CHROME_PATH ? [CHROME_PATH] : PLACES).find((path) => existsSync(path));
  if (!found) {
    throw new Error(
      'A browser is needed here, Chromium or Chrome, and there is none at ' +
        `${CHROME_PATH ?? 'the usual places'}. Install one (Debian, Ubuntu: "sudo apt-get install chromium"; ` +
        'macOS: "brew install --cask chromium"), or say where it is with CHROME_PATH.',
    );
  }
  return found;
}

/** Without a sandbox, because containers and root have none to give; with no calls home. */
export function launch(executablePath: string): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  return chromium.launch({ executablePath, args });
}

/**
 * Serves a published folder on a free port, with the failure page at /500: a host shows it instead of another one, so it
 * has no address of its own. Not by a route of the browser's driver, which would answer questions before requests to
 * other hosts (CORS preflights) by itself, and keep nothing in the browser's cache.
 *
 * @returns The origin.
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
