/**
 * Opens pages of the built site in Chromium. All tests of a process share one browser.
 * Use `page.evaluate` in tests that only read. The first locator, `evaluateAll` or `waitForFunction` of a page loads a
 * script of 340 KB into it, which takes 40 ms of CPU.
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
/** Returns the origin of the project's site. */
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
  /** Stops the page's clock, which the test then moves with `page.clock`. */
  hasClock?: boolean;
  /** Keeps other tests from using the page, because this one adds scripts, routes or settings to it. */
  isolated?: boolean;
}

const CLOCK_START = Date.UTC(2030, 4, 1);

async function openPage({ hasClock, ...options }: PageOptions) {
  browser ??= launch();
  // The site's Content-Security-Policy would block what tests evaluate. headers.test.ts visits with it.
  const defaults: BrowserContextOptions = { ...DESKTOP, reducedMotion: 'reduce', bypassCSP: true };
  const context = await (await browser).newContext({ ...defaults, ...options });
  // esbuild compiles evaluated functions with calls of this helper.
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

/** Pages of earlier visits by their options. They load the next page in a third of the time of a new one. */
const idle = new Map<string, Awaited<ReturnType<typeof openPage>>[]>();

/**
 * Opens a page and calls `look`.
 * @param path A path of the site, or `about:blank`.
 * @param served Origin of another site than the project's.
 */
export async function visit(
  path: string,
  { isolated = false, viewport = DESKTOP.viewport!, ...options }: PageOptions,
  look: (visit: Visit) => Promise<void>,
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
    // A fragment alone wouldn't load the same page again.
    if (path.includes('#')) await page.goto('about:blank');
    [errors.length, requests.length] = [0, 0];
    await page.goto(path === 'about:blank' ? path : origin + path);
    await look({ page, origin, errors, requests });
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

/** Settings that can change without another load. */
export type View = Partial<ViewportSize> & NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** Creates a page for all tests of a file that only read. It loads a path only if it shows another one. */
export function createReader(options: BrowserContextOptions) {
  let opened: ReturnType<typeof openPage> | undefined;
  let shown: string | undefined;
  let prepared: ((page: Page) => Promise<void>) | undefined;

  const reader = {
    /**
     * Shows a page with the given settings and calls `look`.
     * @param prepare Changes the page before `look`. A call with another function, or without one, loads it again.
     */
    async read(
      path: string,
      view: View,
      look: (visit: Visit) => Promise<void>,
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
      // Scripts react to a new size in the next frame. Without scripts, the page gets no frame callback.
      await page.evaluate((hasScripts) => {
        scrollTo({ top: 0, behavior: 'instant' });
        return hasScripts && new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }, options.javaScriptEnabled !== false);
      await look({ page, origin, errors, requests });
    },

    /** Does the same after loading the page again. */
    async load(path: string, view: View, look: (visit: Visit) => Promise<void>): Promise<void> {
      shown = undefined;
      await reader.read(path, view, look);
    },
  };
  return reader;
}

/** Waits for two frames, after which scripts and observers have handled the last input. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Returns whether an element has the focus. */
export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);
