/**
 * Opens pages of the built site in Chromium. All tests in a process share one browser. Read-only
 * tests should use `page.evaluate`, because a page's first locator, `evaluateAll` or
 * `waitForFunction` injects a 340 KB script, which takes 40 ms of CPU time.
 */

import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page, ViewportSize } from 'playwright-core';
import { builtSite } from './built-site.ts';
import { launch } from './chromium.ts';
import { serve } from './serve.ts';

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Options by name, for tests of both kinds of devices. */
export const DEVICES = { desktop: DESKTOP, phone: PHONE };
export const WITHOUT_SCRIPTS: BrowserContextOptions = { ...PHONE, javaScriptEnabled: false };

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

/** Settings that can change without reloading the page. */
type View = NonNullable<Parameters<Page['emulateMedia']>[0]>;

interface PageOptions extends BrowserContextOptions, View {
  /** Origin of the site, if it isn't the project's site. */
  origin?: string | undefined;
  /** Pauses the page's clock. The test advances it with `page.clock`. */
  hasClock?: boolean;
  /** Prevents reuse of the page, because the test adds scripts or settings to it. */
  isolated?: boolean;
  /** Runs in each loaded page before its scripts. */
  early?: (() => void) | string;
  /** The test only changes what the next one resets, so a test of the same path won't reload it. */
  isReadOnly?: boolean;
}

const CLOCK_START = Date.UTC(2030, 4, 1);

async function openPage({ hasClock, ...options }: PageOptions) {
  browser ??= launch();
  // The site's Content-Security-Policy would block evaluated code. scripts.test.ts enables it.
  const context = await (await browser).newContext({ bypassCSP: true, ...options });
  // esbuild inserts calls to this helper into evaluated functions.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  if (hasClock) {
    await page.clock.install({ time: CLOCK_START });
    await page.clock.pauseAt(CLOCK_START + 1000);
  }
  const [errors, requests]: [string[], string[]] = [[], []];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  page.on('pageerror', (error) => void errors.push(String(error)));
  page.on('request', (request) => void requests.push(`${request.method()} ${request.url()}`));
  return { context, page, errors, requests, shown: '', view: {} };
}

/** Open pages that tests can reuse, by options. Opening a new page takes three times as long. */
const idle = new Map<string, Awaited<ReturnType<typeof openPage>>[]>();

/** Opens a page and calls `callback`. @param path Path on the site, or `about:blank`. */
export async function visit(
  path: string,
  { origin: served, early, isolated = false, isReadOnly = false, ...settings }: PageOptions,
  callback: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { media = 'screen', colorScheme = 'light', forcedColors = 'none', ...others } = settings;
  const { reducedMotion = 'reduce', viewport = DESKTOP.viewport!, ...options } = others;
  const origin = served ?? (await siteOrigin());
  const url = path === 'about:blank' ? path : origin + path;
  const key = JSON.stringify(options);
  const pages = idle.get(key) ?? [];
  idle.set(key, pages);
  const opened = (!isolated && pages.pop()) || (await openPage({ ...options, viewport }));
  const { context, page, errors, requests } = opened;
  try {
    const view = { media, colorScheme, forcedColors, reducedMotion };
    const isSameView = isDeepStrictEqual(view, opened.view);
    if (!isSameView) await page.emulateMedia(view);
    const isSameSize = isDeepStrictEqual(page.viewportSize(), viewport);
    if (!isSameSize) await page.setViewportSize(viewport!);
    const isLoaded = isReadOnly && opened.shown === url;
    const added = early ? await page.addInitScript(early) : undefined;
    if (!isLoaded) {
      // Going to a fragment of the same page wouldn't reload it. A blank page would take four times
      // as long, because the browser starts a process for the next page.
      if (path.includes('#') && page.url().startsWith(origin)) await page.goto(`${origin}/robots.txt`);
      [errors.length, requests.length] = [0, 0];
      if (options.hasClock) await page.clock.setSystemTime(CLOCK_START);
      // Moves the pointer off the page's elements, which takes as long as a frame.
      await Promise.all([page.mouse.move(0, 0), page.goto(url)]);
    }
    // A test that isn't read-only may change the media.
    Object.assign(opened, { view: isReadOnly ? view : {}, shown: isReadOnly ? url : '' });
    if (isReadOnly) {
      // Scripts react to a new size in the next frame. Without JavaScript, no frame callbacks run.
      const hasFrame = options.javaScriptEnabled !== false && !(isLoaded && isSameView && isSameSize);
      await page.evaluate((hasFrame) => {
        scrollTo({ top: 0, behavior: 'instant' });
        return hasFrame && new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }, hasFrame);
    }
    await callback({ page, origin, errors, requests });
    if (isolated) return await context.close();
    await page.evaluate(() => sessionStorage.clear());
    await added?.dispose();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    pages.push(opened);
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** Opens a page to read it, at its top. Such tests share a page. It loads if the path changes. */
export const read = (
  device: BrowserContextOptions,
  path: string,
  { width = device.viewport!.width, height = device.viewport!.height, ...view }: View & Partial<ViewportSize>,
  callback: (visit: Visit) => Promise<void>,
): Promise<void> => visit(path, { ...device, ...view, viewport: { width, height }, isReadOnly: true }, callback);

/** Waits for two frames, so that scripts and observers have handled the last input. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Returns how many pixels wider the page is than its viewport. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Calls `use` with a DevTools session, and ends it. If it stayed open, it would reset the media of
 * a reused page when the page changes its process.
 */
export async function withSession<T>(page: Page, use: (session: CDPSession) => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  const result = await use(session);
  await session.detach();
  return result;
}

/** Sets the browser's standard font size in pixels, which is 16 otherwise. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Pretends that the page is in the background. Headless Chromium is always in the foreground. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Returns the names of scripts that should have started, but haven't. */
export const findStopped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-module]'), ({ dataset: { module, attached = '' } }) =>
      module!.split(' ').filter((name) => !attached.split(' ').includes(name)),
    ).flat(),
  );
