/**
 * Opens pages of the built site in Chromium. All tests in a process share one browser. Read-only
 * tests should use `page.evaluate`, because a page's first locator, `evaluateAll` or
 * `waitForFunction` injects a 340 KB script, which takes 40 ms of CPU time.
 */

import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContextOptions, Locator, Page, ViewportSize } from 'playwright-core';
import { builtSite } from './built-site.ts';
import { launch } from './chromium.ts';
import { serve } from './serve.ts';

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

let browser: Promise<Browser> | undefined;
let servedSite: Promise<string> | undefined;
/** Serves the project's site once, and returns its origin. */
const siteOrigin = () => (servedSite ??= builtSite().then(({ dist }) => serve(dist)));

export interface Visit {
  page: Page;
  origin: string;
  /** Console errors and uncaught exceptions. */
  errors: string[];
  /** Method and URL of each request. */
  requests: string[];
}

interface PageOptions extends BrowserContextOptions {
  /** Pauses the page's clock. The test advances it with `page.clock`. */
  hasClock?: boolean;
  /** Prevents reuse of the page, because the test adds scripts, routes or settings to it. */
  isolated?: boolean;
}

const CLOCK_START = Date.UTC(2030, 4, 1);

async function openPage({ hasClock, ...options }: PageOptions) {
  browser ??= launch();
  // The site's Content-Security-Policy would block evaluated code. headers.test.ts enables it.
  const defaults: BrowserContextOptions = { ...DESKTOP, reducedMotion: 'reduce', bypassCSP: true };
  const context = await (await browser).newContext({ ...defaults, ...options });
  // esbuild inserts calls to this helper into evaluated functions.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  if (hasClock) {
    await page.clock.install({ time: CLOCK_START });
    await page.clock.pauseAt(CLOCK_START + 1000);
  }
  const errors: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  page.on('pageerror', (error) => void errors.push(String(error)));
  page.on('request', (request) => void requests.push(`${request.method()} ${request.url()}`));
  return { context, page, errors, requests };
}

/** Open pages that tests can reuse, by options. Opening a new page takes three times as long. */
const idle = new Map<string, Awaited<ReturnType<typeof openPage>>[]>();

/**
 * Opens a page and calls `callback`.
 *
 * @param path Path on the site, or `about:blank`.
 * @param served Origin of the site, if it isn't the project's site.
 */
export async function visit(
  path: string,
  { isolated = false, viewport = DESKTOP.viewport!, ...options }: PageOptions,
  callback: (visit: Visit) => Promise<void>,
  served?: string,
): Promise<void> {
  const origin = served ?? (await siteOrigin());
  const key = JSON.stringify(options);
  const pages = idle.get(key) ?? [];
  idle.set(key, pages);
  const opened = (!isolated && pages.pop()) || (await openPage({ ...options, viewport }));
  const { context, page, errors, requests } = opened;
  let isReusable = false;
  try {
    if (!isDeepStrictEqual(page.viewportSize(), viewport)) await page.setViewportSize(viewport!);
    // Going to a fragment of the same page wouldn't reload it.
    if (path.includes('#')) await page.goto('about:blank');
    [errors.length, requests.length] = [0, 0];
    await page.goto(path === 'about:blank' ? path : origin + path);
    await callback({ page, origin, errors, requests });
    isReusable = !isolated && !options.hasClock;
    if (isReusable) await page.mouse.move(0, 0);
    if (isReusable) await page.evaluate(() => sessionStorage.clear());
  } catch (error) {
    isReusable = false;
    throw error;
  } finally {
    if (isReusable) pages.push(opened);
    else await context.close();
  }
}

/** Settings that can change without reloading the page. */
export type View = Partial<ViewportSize> & NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** Creates a page that all read-only tests in a file share. It loads only if the path changes. */
export function createReader(options: BrowserContextOptions) {
  let opened: ReturnType<typeof openPage> | undefined;
  let shown: string | undefined;
  let prepared: ((page: Page) => Promise<void>) | undefined;

  const reader = {
    /**
     * Shows a page with the given settings and calls `callback`.
     *
     * @param prepare Modifies the page. A later call with a different function or none reloads it.
     */
    async read(
      path: string,
      view: View,
      callback: (visit: Visit) => Promise<void>,
      prepare?: (page: Page) => Promise<void>,
    ): Promise<void> {
      const origin = await siteOrigin();
      const { page, errors, requests } = await (opened ??= openPage(options));
      const { width = options.viewport!.width, height = options.viewport!.height, ...media } = view;
      if (!isDeepStrictEqual(page.viewportSize(), { width, height })) await page.setViewportSize({ width, height });
      await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'none', ...media });
      if (path !== shown || (prepared && prepared !== prepare)) {
        errors.length = 0;
        requests.length = 0;
        await page.goto(origin + path);
        shown = path;
      }
      prepared = prepare;
      await prepare?.(page);
      // Scripts react to a new size in the next frame. Without JavaScript, no frame callbacks run.
      await page.evaluate((hasScripts) => {
        scrollTo({ top: 0, behavior: 'instant' });
        return hasScripts && new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }, options.javaScriptEnabled !== false);
      await callback({ page, origin, errors, requests });
    },

    /** Reloads the page, then does the same as `read`. */
    async load(path: string, view: View, callback: (visit: Visit) => Promise<void>): Promise<void> {
      shown = undefined;
      await reader.read(path, view, callback);
    },
  };
  return reader;
}

/** Waits for two frames, so that scripts and observers have handled the last input. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Returns true if an element has focus. */
export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);
