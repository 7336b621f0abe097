/** A real Chromium on the built site, for what only a browser can tell. One browser serves all tests. */

import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { builtSite } from '../built-site.ts';
import { findBrowser, launch, serve, showFailure } from './chromium.ts';

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

/** A published folder, and where it is served. */
export interface Served {
  origin: string;
  dist: string;
}

let browser: Promise<Browser> | undefined;
let site: Promise<Served> | undefined;

// Asked for as soon as a test file wants it: where there is none, that file fails at once and says why.
const executablePath = findBrowser();

async function serveBuiltSite(): Promise<Served> {
  const { dist } = await builtSite();
  return { origin: await serve(dist), dist };
}

export interface Visit {
  page: Page;
  origin: string;
  /** Errors in the console, and exceptions that no script caught. */
  errors: string[];
  /** Every request that the page made: method and address. */
  requests: string[];
}

/**
 * Opens a page, or none (`about:blank`), in a browser of its own, calls `look`, and closes it whatever happens.
 *
 * @param served The site; the project's own, if not given.
 */
export async function visit(
  path: string,
  options: BrowserContextOptions,
  look: (visit: Visit) => Promise<void>,
  served?: Served,
): Promise<void> {
  const { origin, dist } = served ?? (await (site ??= serveBuiltSite()));
  // How a test looks into a page is not what its policy allows: headers.test.ts visits as a browser does.
  const context = await (await (browser ??= launch(executablePath))).newContext({
    reducedMotion: 'reduce',
    bypassCSP: true,
    ...options,
  });
  try {
    // What is evaluated in a page was compiled with names kept, by a helper that the page does not have.
    await context.addInitScript('globalThis.__name = (one) => one');
    const page = await context.newPage();
    const errors: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    await showFailure(page, dist);
    await page.goto(path === 'about:blank' ? path : origin + path);
    await look({ page, origin, errors, requests });
  } finally {
    await context.close();
  }
}

/** Whether an element has the focus. */
export function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}
