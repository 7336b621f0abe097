/** Controls installed versions of Firefox and WebKit. Playwright supports only its own builds. */

import { type EventEmitter, on, once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from './build-fixture.ts';
import { freePort, start, whenUp } from './programs.ts';

type Socket = EventEmitter & { send: (data: string) => void };
const Socket = require('ws') as new (url: string) => Socket;

/** Connects to WebDriver BiDi. Returns a function that sends a command and returns its result. */
async function connect(url: string) {
  const socket = new Socket(url);
  await once(socket, 'open');
  // A browser that was killed resets the connection.
  socket.on('error', () => {});
  let last = 0;
  return async (method: string, params: object): Promise<{ context: string; result: { value: string } }> => {
    last += 1;
    socket.send(JSON.stringify({ id: last, method, params }));
    for await (const [data] of on(socket, 'message', { close: ['close'] })) {
      const { id, error, message, result } = JSON.parse(data);
      if (error) throw new Error(`${method}: ${message}`);
      if (id === last) return result;
    }
    throw new Error(`${method}: The browser closed the connection.`);
  };
}

/** Creates commands for both browsers. @param run Evaluates code that returns a promise. */
function createCommands(run: (code: string) => Promise<string>, perform: (actions: object[]) => Promise<unknown>) {
  /** Calls a function in the page. Arguments and the result must be JSON values. */
  async function evaluate<T, A extends unknown[]>(callback: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    // esbuild inserts calls to __name into functions.
    const call = `Promise.resolve((value) => value).then((__name) => (${callback})(...${JSON.stringify(args)}))`;
    const print = '(value) => JSON.stringify({ value }), (error) => JSON.stringify({ error: String(error) })';
    const { value, error } = JSON.parse(await run(`${call}.then(${print})`));
    if (error) throw new Error(error);
    return value;
  }
  return {
    evaluate,
    /** Focuses an element and presses keys in sequence. */
    async press(selector: string, ...keys: string[]): Promise<void> {
      await evaluate((selector) => document.querySelector<HTMLElement>(selector)!.focus(), selector);
      const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await perform([{ type: 'key', id: 'keyboard', actions }]);
    },
  };
}

/** Opens WebKit. @param program Path of a WebDriver program, such as WebKitWebDriver. */
export async function openWebKit(program: string) {
  const port = await freePort();
  // Compositing is slow without a graphics card. WebKit uses a proxy for local servers by default.
  const env = { WEBKIT_DISABLE_COMPOSITING_MODE: '1', no_proxy: 'localhost,127.0.0.1' };
  const server = start(program, ['-p', String(port)], env);
  async function request(path: string, params: object, method = 'POST') {
    // Without a display, WebKit never responds.
    const options = { method, body: JSON.stringify(params), signal: AbortSignal.timeout(30_000) };
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, options);
    const { value } = (await response.json()) as { value: { sessionId: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  }
  await whenUp(server, () => fetch(`http://127.0.0.1:${port}/status`), `Could not connect to ${program}.`);
  const { sessionId } = await request('', { capabilities: {} });
  const send = (command: string, params = {}) => request(`/${sessionId}/${command}`, params);
  const evaluate = async (expression: string) =>
    String(await send('execute/async', { script: `${expression}.then(arguments[0])`, args: [] }));
  const commands = createCommands(evaluate, (actions) => send('actions', { actions }));
  return {
    ...commands,
    open: (url: string) => send('url', { url }),
    reload: () => send('refresh'),
    async resize(width: number, height: number): Promise<void> {
      const [x, y] = await commands.evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const);
      await send('window/rect', { x: 0, y: 0, width: width + x, height: height + y });
    },
    close: () => request(`/${sessionId}`, {}, 'DELETE').then(() => server.kill()),
  };
}

/** Opens Firefox. */
export async function openFirefox(program: string) {
  const profile = temporaryFolder();
  const font = dirname(require.resolve('@expo-google-fonts/arimo/package.json'));
  // Use overlay scrollbars, report a mouse, and let pages read the font in fonts.conf.
  const preferences = `user_pref("ui.useOverlayScrollbars", 1); user_pref("ui.primaryPointerCapabilities", 6);
    user_pref("security.sandbox.content.read_path_whitelist", "${font}/");`;
  await writeFile(join(profile, 'user.js'), preferences);
  const browser = start(program, ['--headless', '--profile', profile, '--remote-debugging-port=0']);
  let url: string | undefined;
  for await (const line of createInterface(browser.stderr!)) if ((url = /listening on (ws:.+)/.exec(line)?.[1])) break;
  if (!url) throw new Error(`${program} exited without opening a port for WebDriver BiDi.`);
  browser.stderr!.resume();

  const send = await connect(`${url}/session`);
  await send('session.new', { capabilities: {} });
  // Open a new tab, because the first tab's address bar has focus.
  const { context } = await send('browsingContext.create', { type: 'tab' });
  const evaluate = (expression: string) =>
    send('script.evaluate', { expression, target: { context }, awaitPromise: true }).then(({ result }) => result.value);
  return {
    ...createCommands(evaluate, (actions) => send('input.performActions', { context, actions })),
    open: (url: string) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    resize: (width: number, height: number) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    // A regular exit takes a second, because Firefox saves the profile.
    close: async () => browser.kill('SIGKILL') && once(browser, 'exit'),
  };
}
