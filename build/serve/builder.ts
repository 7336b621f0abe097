/**
 * Runs builds for the dev server. esbuild bundles incrementally in this process. A worker process
 * does the rest, so that an endless loop can be stopped.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { createPageBundler, PageBundle } from '../bundle/pages.ts';

/** Build timeout in ms. On a slow machine, a build takes a few seconds. */
const TIMEOUT = 20_000;

/** Builds per worker. Modules from old builds use memory, but a new worker is slower at first. */
const MAX_BUILDS = 20;

/** Request to the worker, which replies with failures. `headEnd` is added to each page's head. */
export interface BuildRequest {
  bundle: PageBundle;
  headEnd: string;
}

async function render(worker: ChildProcess, request: BuildRequest, timeout: number): Promise<readonly string[]> {
  const done = new AbortController();
  // Ignore send errors, because the worker's exit is reported below.
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

/** @param program Path of the worker's code. @param openBundler Called again after `reset`. */
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

    /** Reloads the renderer's code and the list of the site's files for the next build. */
    reset(): void {
      restart();
      bundler?.then(({ close }) => close()).catch(() => {});
      bundler = undefined;
    },

    /** Builds the site. @returns Failures, or undefined if a later call replaces this build. */
    async build(headEnd: string): Promise<readonly string[] | undefined> {
      const build = (latest += 1);
      // Don't bundle in parallel, because esbuild would return the first call's result for both.
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
