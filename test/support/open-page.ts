/** Opens a built page in happy-dom and runs its script with a fake clock. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import * as assert from 'uvu/assert';
import { builtSite } from './built-site.ts';

function installClock(window: Window) {
  let now = 1_000_000;
  let last = 0;
  const tasks = new Map<number, { at: number; run: () => void }>();
  const schedule = (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    tasks.set((last += 1), { at: now + delay, run: () => run(...args) });
    return last;
  };
  Object.assign(window, {
    setTimeout: schedule,
    clearTimeout: (id: number) => tasks.delete(id),
    requestAnimationFrame: (run: () => void) => schedule(run, 16),
  });
  Object.defineProperty(window, 'performance', { value: { now: () => now } });
  return {
    /** Advances the clock and runs due timers in order. */
    pass(milliseconds: number): void {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...tasks].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
        if (!next) break;
        const [id, { at, run }] = next;
        tasks.delete(id);
        now = at;
        run();
      }
      now = end;
    },
  };
}

interface Options {
  url?: string;
  /** Modifies the page before its script runs. */
  prepare?: (window: Window, document: Document) => void;
}

export async function openPage(path: string, { url = `https://example.com${path}`, prepare }: Options = {}) {
  const { html, dist } = await builtSite();
  const text = await html(path);
  const script = await readFile(join(dist, /<script type="module" src="([^"]+)">/.exec(text)![1]!), 'utf8');
  const settings = { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true };
  const window = new Window({ url, settings });
  const document = window.document as unknown as Document;
  const clock = installClock(window);
  /** Arguments of each `console.error` call. */
  const errors: unknown[][] = [];
  window.console.error = (...parts: unknown[]) => void errors.push(parts);
  window.document.write(text.replace(/<script type="module".*?<\/script>/, ''));
  prepare?.(window, document);
  // happy-dom doesn't run modules, so wrap the bundle, which has no imports, in a function.
  window.eval(`(() => {${script}})()`);

  const dispatch = (target: EventTarget | Window, event: unknown): Event => {
    (target as EventTarget).dispatchEvent(event as Event);
    return event as Event;
  };
  type Properties = { bubbles?: boolean; [name: string]: unknown };
  /** Dispatches an event with the given properties. By default, ancestors receive it too. */
  const fire = (target: EventTarget | Window, type: string, { bubbles = true, ...properties }: Properties = {}) =>
    dispatch(target, Object.assign(new window.Event(type, { bubbles, cancelable: true }), properties));
  const press = (target: EventTarget, key: string, properties = {}) =>
    dispatch(target, new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...properties }));

  function find<E extends HTMLElement = HTMLElement>(selector: string): E {
    const element = document.querySelector<E>(selector);
    assert.ok(element, selector);
    return element!;
  }
  const findAll = <E extends HTMLElement = HTMLElement>(selector: string) => [
    ...document.querySelectorAll<E>(selector),
  ];
  return { window, document, clock, errors, find, findAll, fire, press };
}
