/** A real Chromium on the built site, for what only a browser can tell. One browser serves all tests. */

import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core';
import { createPreview } from '../../build/server.ts';
import { builtSite } from '../built-site.ts';

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

const PLACES = [
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
function findBrowser(): string {
  const { CHROME_PATH } = process.env;
  const found = (CHROME_PATH ? [CHROME_PATH] : PLACES).find((path) => existsSync(path));
  if (!found) {
    throw new Error(
      'The browser tests need Chromium or Chrome, and there is none at ' +
        `${CHROME_PATH ?? 'the usual places'}. Install one (Debian, Ubuntu: "sudo apt-get install chromium"; ` +
        'macOS: "brew install --cask chromium"), or say where it is with CHROME_PATH.',
    );
  }
  return found;
}

interface Setup {
  browser: Browser;
  origin: string;
  /** The HTML of the failure page: a host shows it instead of another one, so it has no address. */
  failure: string;
}

let setup: Promise<Setup> | undefined;

// Asked for as soon as a test file wants it: where there is none, that file fails at once and says why.
const executablePath = findBrowser();

async function start(): Promise<Setup> {
  const { dist, html } = await builtSite();
  const server = createPreview(dist);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  // Without a sandbox, because containers and root have none to give; with no calls home.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  return { browser: await chromium.launch({ executablePath, args }), origin, failure: await html('/500') };
}

export interface Visit {
  page: Page;
  origin: string;
  /** Errors in the console, and exceptions that no script caught. */
  errors: string[];
  /** Every request that the page made: method and address. */
  requests: string[];
}

/** Opens a page in a browser of its own, calls `look`, and closes it whatever happens. */
export async function visit(path: string, options: BrowserContextOptions, look: (visit: Visit) => Promise<void>): Promise<void> {
  const { browser, origin, failure } = await (setup ??= start());
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    await page.route('**/500', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: failure }));
    await page.goto(origin + path);
    await look({ page, origin, errors, requests });
  } finally {
    await context.close();
  }
}

/** Whether an element has the focus. */
export function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}
