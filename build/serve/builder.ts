/**
 * Builds for the dev server. esbuild bundles incrementally in this process. Another process does the rest,
 * so that an endless loop ends with it.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { createPageBundler, PageBundle } from '../bundle/pages.ts';

/** Maximum duration of a build in ms. On a slow machine it takes a few seconds. */
const TIMEOUT = 20_000;

/** Number of builds per process, because Node keeps each version of a module. A new process is slower at first. */
const MAX_BUILDS = 20;

/** Message to a worker, which answers with the failures. `headEnd` is HTML for the end of each page's head. */
export interface BuildRequest {
  bundle: PageBundle;
  headEnd: string;
}

async function render(worker: ChildProcess, request: BuildRequest, timeout: number): Promise<readonly string[]> {
  const done = new AbortController();
  // If the worker has ended already, only its exit is reported.
  worker.send(request, () => {});
  const failures = await Promise.race([
    once(worker, 'message', done).then(([failures]) => failures as string[]),
    once(worker, 'exit', done).then(([code]) => [`The build process ended with exit code ${code}. See the terminal.`]),
    wait(timeout, undefined, done).then(() => {
      worker.kill('SIGKILL');
      return [`The build was stopped after ${timeout / 1000} s. Look for an endless loop in the last change.`];
    }),
  ]);
  done.abort();
  return failures;
}

type Bundler = ReturnType<typeof createPageBundler>;

/** @param program The worker, commands/dev-worker.ts. @param openBundler Called again after `reset`. */
export function createBuilder(program: string, args: string[], openBundler: () => Bundler, timeout = TIMEOUT) {
  const start = () => fork(program, args, { serialization: 'advanced' });
  let worker = start();
  let builds = 0;
  let isBusy = false;
  let latest = 0;
  let bundler: Bundler | undefined;
  let bundling: Promise<unknown> = Promise.resolve();

  function restart(): void {
    worker.kill('SIGKILL');
    worker = start();
    builds = 0;
    isBusy = false;
  }

  return {
    stop: () => worker.kill('SIGKILL'),

    /** Forgets the renderer's code and the list of the site's files. */
    reset(): void {
      restart();
      bundler?.then(({ close }) => close()).catch(() => {});
      bundler = undefined;
    },

    /** Builds the current sources. @returns The failures, or undefined if a later call replaces this one. */
    async build(headEnd: string): Promise<readonly string[] | undefined> {
      const build = (latest += 1);
      // One at a time: esbuild would answer a second call with the result of the first.
      const bundled = bundling.catch(() => {}).then(async () => (await (bundler ??= openBundler())).bundle());
      bundling = bundled;
      const bundle = await bundled;
      if (build !== latest) return undefined;
      if (isBusy || worker.killed || !worker.connected) restart();
      isBusy = true;
      const failures = await render(worker, { bundle, headEnd }, timeout);
      if (build !== latest) return undefined;
      isBusy = false;
      builds += 1;
      if (builds === MAX_BUILDS) restart();
      return failures;
    },
  };
}
