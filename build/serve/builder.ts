/** Runs builds for the dev server: esbuild here, the rest in a process that can be stopped. */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { createPageBundler, PageBundle } from '../bundle/pages.ts';
import { BuildError } from '../lib/errors.ts';

/** Request to the worker, which replies with failures. `headEnd` is added to each page's head. */
export type BuildRequest = { bundle: PageBundle; headEnd: string };

type Bundler = ReturnType<typeof createPageBundler>;

/** @param openBundler Called again after `reset`. @param limit Time in ms, without the start. */
export function createBuilder(program: string, args: string[], openBundler: () => Bundler, limit = 60_000) {
  const late = `The build took longer than ${limit / 1000} s and was stopped. Look for an endless loop in the last change. If there is none, save the file again when the computer is less busy.`;
  let worker = start();
  let bundler: Bundler | undefined;

  function start() {
    const child = fork(program, args, { serialization: 'advanced' });
    const exited = once(child, 'exit').then(([code, signal]): readonly string[] => [
      child.killed ? late : `The build process ended with ${signal ?? `exit code ${code}`}. See the terminal.`,
    ]);
    // The first message reports that the worker is ready.
    return { child, exited, builds: 0, ready: Promise.race([once(child, 'message'), exited]) };
  }

  async function render(request: BuildRequest, change: AbortSignal): Promise<readonly string[]> {
    const { child, exited, ready } = worker;
    if (!change.aborted) await Promise.race([ready, once(change, 'abort')]);
    if (change.aborted) return [];
    // Not AbortSignal.timeout(), which Node may collect as garbage before it aborts.
    const timer = setTimeout(() => child.kill('SIGKILL'), limit);
    change.onabort = () => child.kill('SIGKILL');
    // Ignore send errors, because the worker's exit is reported.
    child.send(request, () => {});
    const replied = once(child, 'message').then(([failures]) => failures as string[]);
    return Promise.race([replied, exited]).finally(() => {
      clearTimeout(timer);
      change.onabort = null;
    });
  }

  return {
    stop: () => worker.child.kill('SIGKILL'),

    /** Reloads the renderer's code and the list of the site's files for the next build. */
    reset(): void {
      worker.child.kill('SIGKILL');
      bundler?.then(({ close }) => close()).catch(() => {});
      bundler = undefined;
    },

    /** Builds the site and returns failures. `change` stops the build. Builds must not overlap. */
    async build(headEnd: string, change: AbortSignal): Promise<readonly string[]> {
      if (worker.child.killed || !worker.child.connected) worker = start();
      const bundling = (bundler ??= openBundler()).then(({ bundle }) => bundle());
      // Start over if the cause isn't in the site's code. The disk may be full, or esbuild killed.
      bundling.catch((error) => error instanceof BuildError || this.reset());
      const failures = await render({ bundle: await bundling, headEnd }, change);
      // Modules from old builds use memory, but a new worker is slower at first.
      if ((worker.builds += 1) === 20) worker.child.kill('SIGKILL');
      return failures;
    },
  };
}
