/** A built page in happy-dom with its script running on it, under a clock that tests move. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import * as assert from 'uvu/assert';
import { builtSite } from './built-site.ts';

/** Timers, frames and the time itself, all standing still until `pass` is called. */
class Clock {
  private now = 1_000_000;
  private last = 0;
  private readonly tasks = new Map<number, { at: number; run: () => void }>();

  install(window: Window): void {
    const schedule = (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
      this.tasks.set((this.last += 1), { at: this.now + delay, run: () => run(...args) });
      return this.last;
    };
    Object.assign(window, {
      setTimeout: schedule,
      clearTimeout: (id: number) => this.tasks.delete(id),
      requestAnimationFrame: (run: () => void) => schedule(run, 16),
    });
    Object.defineProperty(window, 'performance', { value: { now: () => this.now } });
  }

  /** Lets time pass, and everything happen that falls due, in its order. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const [next] = [...this.tasks].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
      if (!next) break;
      const [id, { at, run }] = next;
      this.tasks.delete(id);
      this.now = at;
      run();
    }
    this.now = end;
  }
}

export interface OpenPage {
  window: Window;
  document: Document;
  clock: Clock;
  /** What was logged as an error. */
  errors: unknown[][];
  find: <E extends HTMLElement = HTMLElement>(selector: string) => E;
  findAll: <E extends HTMLElement = HTMLElement>(selector: string) => E[];
  /** Dispatches an event with the given properties; returns it. It bubbles unless told not to. */
  fire: (
    target: EventTarget | Window,
    type: string,
    properties?: { bubbles?: boolean; [name: string]: unknown },
  ) => Event;
  /** Presses a key on an element. */
  press: (target: EventTarget, key: string, properties?: object) => Event;
  /** Runs the page's script once more. */
  runScript: () => void;
}

interface Options {
  url?: string;
  /** Changes the page before its script starts. */
  prepare?: (window: Window, document: Document) => void;
}

export async function openPage(
  path: string,
  { url = `https://example.com${path}`, prepare }: Options = {},
): Promise<OpenPage> {
  const { html, dist } = await builtSite();
  const text = await html(path);
  const address = /<script type="module" src="([^"]+)">/.exec(text)![1]!;
  const script = await readFile(join(dist, address), 'utf8');
  const window = new Window({
    url,
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  });
  const document = window.document as unknown as Document;
  const errors: unknown[][] = [];
  const clock = new Clock();
  clock.install(window);
  window.console.error = (...parts: unknown[]) => void errors.push(parts);
  window.document.write(text.replace(/<script type="module".*?<\/script>/, ''));
  prepare?.(window, document);
  // The bundle is self-contained: as the body of a function it is what a module would be.
  const runScript = () => void window.eval(`(() => {${script}})()`);
  runScript();

  const fire: OpenPage['fire'] = (target, type, { bubbles = true, ...properties } = {}) => {
    const event = Object.assign(new window.Event(type, { bubbles, cancelable: true }), properties) as unknown as Event;
    (target as EventTarget).dispatchEvent(event);
    return event;
  };
  return {
    window,
    document,
    clock,
    errors,
    runScript,
    fire,
    press: (target, key, properties = {}) => {
      const event = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...properties });
      target.dispatchEvent(event as unknown as Event);
      return event as unknown as Event;
    },
    find: <E extends HTMLElement>(selector: string) => {
      const element = document.querySelector<E>(selector);
      assert.ok(element, selector);
      return element!;
    },
    findAll: <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)],
  };
}
