/** Firefox, which needs no other program to be driven: it speaks WebDriver BiDi. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Index } from 'selenium-webdriver/bidi';
import { temporaryFolder } from './build-fixture.ts';

// The module is the class itself, against its types.
const Connection = require('selenium-webdriver/bidi') as typeof Index;

/** What is read of the answer to a command. */
interface Answer {
  /** What went wrong. */
  message?: string;
  result: {
    context: string;
    contexts: [{ context: string }];
    exceptionDetails?: { text: string };
    result: { value?: string };
  };
}

export type Firefox = Awaited<ReturnType<typeof openFirefox>>;

/** How long Firefox may take to open, and a page to show what is expected, in milliseconds. */
const PATIENCE = 30_000;

/**
 * As with a mouse, and with scrollbars that take no room; nothing is reported; one process for all pages, and no page of
 * Firefox's own: they take a third of its start. The rest Firefox sets when it is driven.
 */
const PREFERENCES = {
  'browser.newtab.preload': false,
  'browser.newtabpage.enabled': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'fission.autostart': false,
  // The font of test/support/fonts.conf. The sandbox only lets pages read the system's font folders.
  'security.sandbox.content.read_path_whitelist': `${dirname(require.resolve('@expo-google-fonts/arimo/package.json'))}/`,
  'ui.primaryPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
};

/**
 * Opens a Firefox that shows no window.
 *
 * @throws Error when it cannot be driven.
 */
export async function openFirefox(program: string) {
  const profile = temporaryFolder();
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  await writeFile(join(profile, 'user.js'), lines.join(''));
  // Preferences are changed in its own window, to which drivers are let by the last argument.
  const args = ['--headless', '--profile', profile, '--remote-debugging-port=0', '--remote-allow-system-access'];
  const browser = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => browser.kill());

  const late = setTimeout(() => browser.kill(), PATIENCE);
  let address: string | undefined;
  for await (const line of createInterface(browser.stderr)) {
    address = /listening on (ws:.+)/.exec(line)?.[1];
    if (address) break;
  }
  clearTimeout(late);
  if (!address) throw new Error(`${program} opens no port to be driven by`);
  // Nobody reads what else it says.
  browser.stderr.resume();

  const connection = new Connection(`${address}/session`);
  async function send(method: string, params = {}): Promise<Answer['result']> {
    const { message, result } = (await connection.send({ method, params })) as Answer;
    if (message) throw new Error(`${method}: ${message}`);
    return result;
  }

  const said: string[] = [];
  connection.on('log.entryAdded', ({ level, text }) => {
    if (level === 'error' || level === 'warn') said.push(text);
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  // Not its first tab, in which the address bar has the focus.
  const { context } = await send('browsingContext.create', { type: 'tab' });
  const [{ context: own }] = (await send('browsingContext.getTree', { 'moz:scope': 'chrome' })).contexts;

  /** What a function returns in the page: JSON, as its arguments. */
  async function evaluate<T, A extends unknown[]>(look: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    // Functions are compiled with names kept, by a helper that the page does not have.
    const expression = `(async (__name) => JSON.stringify(await (${look})(...${JSON.stringify(args)})))((one) => one)`;
    const command = { expression, target: { context }, awaitPromise: true };
    const { exceptionDetails, result } = await send('script.evaluate', command);
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value === undefined ? (undefined as T) : JSON.parse(result.value);
  }

  const perform = (type: 'key' | 'pointer', actions: object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] });

  return {
    /** Errors and warnings in the console since the address was opened. */
    said,
    evaluate,

    /** Opens an address, and waits until all is loaded, or only until the page is read. */
    async open(url: string, wait: 'complete' | 'interactive' = 'complete'): Promise<void> {
      said.length = 0;
      await send('browsingContext.navigate', { context, url, wait });
    },

    /** Sets a preference, as in about:config. */
    prefer: (name: string, value: number) =>
      send('script.evaluate', {
        expression: `Services.prefs.setIntPref('${name}', ${value})`,
        target: { context: own },
        awaitPromise: false,
      }),

    /** Gives the window's inside a size in pixels. */
    resize: (width: number, height: number) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),

    /** Waits until something holds in the page. */
    async until<A extends unknown[]>(holds: (...args: A) => boolean, ...args: A): Promise<void> {
      for (const end = Date.now() + PATIENCE; !(await evaluate(holds, ...args)); await wait(20))
        if (Date.now() > end) throw new Error(`It did not come to hold: ${holds}, with ${args}`);
    },

    /** Clicks in the middle of an element. */
    async click(selector: string): Promise<void> {
      const point = await evaluate((selector) => {
        const element = document.querySelector(selector)!;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      }, selector);
      await perform('pointer', [
        { type: 'pointerMove', ...point },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },

    /** Presses keys, one after the other: characters, those of WebDriver, or several that are held together. */
    press: (...keys: string[]) =>
      perform(
        'key',
        keys.flatMap((held) => [
          ...Array.from(held, (value) => ({ type: 'keyDown', value })),
          ...Array.from(held, (value) => ({ type: 'keyUp', value })),
        ]),
      ),

    /** At once: putting its profile in order would take a second, and the profile is thrown away. */
    async close(): Promise<void> {
      if (browser.kill('SIGKILL')) await once(browser, 'exit');
    },
  };
}
