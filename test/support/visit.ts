/**
 * A real Chromium on the built site, for what only a browser can tell. One browser serves all tests.
 *
 * What only reads a page does so with `page.evaluate`: the first locator of a load, and the first `evaluateAll` or
 * `waitForFunction`, bring a script of 340 kB into it, which costs 40 ms of CPU each.
 */

import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContextOptions, Locator, Page, ViewportSize } from 'playwright-core';
import { builtSite } from './built-site.ts';
import { findBrowser, launch, serve } from './chromium.ts';

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

let browser: Promise<Browser> | undefined;
/** The origin of the project's own site. */
let site: Promise<string> | undefined;

// Asked for as soon as a test file wants it: where there is none, that file fails at once and says why.
const executablePath = findBrowser();

const serveBuiltSite = async () => serve((await builtSite()).dist);

export interface Visit {
  page: Page;
  origin: string;
  /** Errors in the console, and exceptions that no script caught. */
  errors: string[];
  /** Every request that the page made: method and address. */
  requests: string[];
}

/** How a window is opened. */
interface WindowOptions extends BrowserContextOptions {
  /** Whether its clock stands still until a test moves it: see `page.clock`. */
  hasClock?: boolean;
}

/** When the clocks of windows begin, and how far each visit moves them on, in milliseconds. */
const [CLOCK_START, HOUR] = [Date.UTC(2030, 4, 1), 3_600_000];

/** A page in a window of its own, and what it says and asks for. */
async function openWindow({ hasClock, ...options }: WindowOptions) {
  // How a test looks into a page is not what its policy allows: headers.test.ts visits as a browser does.
  const context = await (await (browser ??= launch(executablePath))).newContext({
    reducedMotion: 'reduce',
    bypassCSP: true,
    ...options,
  });
  // What is evaluated in a page was compiled with names kept, by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (one) => one');
  const page = await context.newPage();
  if (hasClock) await page.clock.install({ time: CLOCK_START });
  const errors: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  return { context, page, errors, requests };
}

type Window = Awaited<ReturnType<typeof openWindow>>;

/** @returns Whether something was done to a window that its next load does not undo. */
function watchChanges({ page, context }: Window): () => boolean {
  let isChanged = false;
  const watch = <T extends object>(target: T, name: keyof T) => {
    const method = target[name] as (...args: unknown[]) => unknown;
    target[name] = ((...args: unknown[]) => {
      isChanged = true;
      return method.apply(target, args);
    }) as T[keyof T];
  };
  for (const name of ['addInitScript', 'emulateMedia', 'route'] as const) watch(page, name);
  for (const name of ['newCDPSession', 'setOffline'] as const) watch(context, name);
  return () => isChanged;
}

/**
 * Empties the storage of a page. It stays until the next visit: the same process of the browser loads the next page of a
 * site then, in a third of the time that it takes after `about:blank`.
 *
 * @returns Whether that worked.
 */
async function clear(page: Page): Promise<boolean> {
  try {
    await page.mouse.move(0, 0);
    await page.evaluate(() => sessionStorage.clear());
    return true;
  } catch {
    return false;
  }
}

/** Windows that nobody visits now, by their options but the size. */
const free = new Map<string, { window: Window; isChanged: () => boolean; visits: number }[]>();

/**
 * Opens a page, or none (`about:blank`), calls `look`, and closes it whatever happens. The next visit with the same
 * options may get the same window, which takes a third of the time of another one: not if `look` failed, or did something
 * that the next load does not undo.
 *
 * @param served The origin of the site; that of the project's own, if not given.
 */
export async function visit(
  path: string,
  options: WindowOptions,
  look: (visit: Visit) => Promise<void>,
  served?: string,
): Promise<void> {
  const origin = served ?? (await (site ??= serveBuiltSite()));
  const { viewport = DESKTOP.viewport!, ...others } = options;
  const key = JSON.stringify(others);
  const windows = free.get(key) ?? [];
  free.set(key, windows);
  let kept = windows.pop();
  if (!kept) {
    const window = await openWindow({ viewport, ...others });
    kept = { window, isChanged: watchChanges(window), visits: 0 };
  }
  const { page, context, errors, requests } = kept.window;
  let isClean = false;
  try {
    errors.length = 0;
    requests.length = 0;
    if (!isDeepStrictEqual(page.viewportSize(), viewport)) await page.setViewportSize(viewport!);
    // A fragment alone would not load a page again.
    if (path.includes('#')) await page.goto('about:blank');
    await page.goto(path === 'about:blank' ? path : origin + path);
    kept.visits += 1;
    if (options.hasClock) await page.clock.pauseAt(CLOCK_START + kept.visits * HOUR);
    await look({ page, origin, errors, requests });
    isClean = !kept.isChanged();
    if (isClean) isClean = await clear(page);
  } finally {
    if (isClean) windows.push(kept);
    else await context.close();
  }
}

/** What can change without another load: the size of the window, and what the visitor has asked for. */
export type View = Partial<ViewportSize> & NonNullable<Parameters<Page['emulateMedia']>[0]>;

/**
 * For tests that only read: a window for all tests of a file, which loads a page when another one was looked at before.
 * A new browser for each would take most of the time.
 */
export function createReader(options: BrowserContextOptions) {
  let opened: ReturnType<typeof openWindow> | undefined;
  let shown: string | undefined;
  let emulated: object | undefined;
  let prepared: ((page: Page) => Promise<void>) | undefined;

  const reader = {
    /**
     * @param view What is not given is as in `options`, and otherwise as in most browsers.
     * @param prepare What is done to the page whenever it is looked at, before `look`. A later call without it, or with
     *   another function, loads the page anew.
     */
    async read(
      path: string,
      view: View,
      look: (visit: Visit) => Promise<void>,
      prepare?: (page: Page) => Promise<void>,
    ): Promise<void> {
      const origin = await (site ??= serveBuiltSite());
      const { page, errors, requests } = await (opened ??= openWindow(options));
      const { width = options.viewport!.width, height = options.viewport!.height, ...wanted } = view;
      const media = { media: 'screen', colorScheme: 'light', forcedColors: 'none', ...wanted } as const;
      if (!isDeepStrictEqual(page.viewportSize(), { width, height })) await page.setViewportSize({ width, height });
      if (!isDeepStrictEqual(emulated, media)) await page.emulateMedia(media);
      emulated = media;
      if (path !== shown || (prepared && prepared !== prepare)) {
        errors.length = 0;
        requests.length = 0;
        await page.goto(origin + path);
        shown = path;
      }
      prepared = prepare;
      await prepare?.(page);
      // Scripts are told of another size with the next frame; where none runs, no frame can be waited for.
      await page.evaluate((hasScripts) => {
        scrollTo({ top: 0, behavior: 'instant' });
        return hasScripts && new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }, options.javaScriptEnabled !== false);
      await look({ page, origin, errors, requests });
    },
    /** Loads the page anew, then does what `read` does. Later calls of `read` for this path look at the same load. */
    async load(path: string, view: View, look: (visit: Visit) => Promise<void>): Promise<void> {
      shown = undefined;
      await reader.read(path, view, look);
    },
    close: async () => (await opened)?.context.close(),
  };
  return reader;
}

/** Waits for two frames: scripts and observers have handled the last input, and what they requested is recorded. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Whether an element has the focus. */
export function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}
