/** Builds for npm run dev, in a process of their own. */

import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A build takes less than a second, on a busy machine a few. One that takes longer than this is in an endless loop. In milliseconds. */
const TIMEOUT = 20_000;

/** How long the current build may go on after another change, which may have removed its endless loop. In milliseconds. */
const GRACE = 2000;

/** The process is replaced after so many builds, because Node's module cache keeps every version of a module: 1.4 MB a build. */
const MAX_BUILDS = 50;

export type Builder = ReturnType<typeof createBuilder>;

/**
 * @param worker The program that builds: see commands/dev-worker.ts.
 * @param dist The folder to build to, absolute.
 */
export function createBuilder(worker: string, dist: string, timeout = TIMEOUT) {
  let child: ChildProcess | undefined;
  let builds = 0;
  let sent = 0;
  let isBusy = false;
  let running: Promise<unknown> = Promise.resolve();
  let calls = 0;
  let needsFresh = false;
  /** Files that have changed since the last good build. */
  const changed = new Set<string>();

  function start(): ChildProcess {
    const started = fork(worker, [dist]);
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  function stop(): void {
    child?.kill('SIGKILL');
    child = undefined;
  }
  // An idle process ends itself when its channel to this one closes. A busy one would not notice.
  process.on('exit', () => isBusy && stop());

  async function run(): Promise<readonly string[] | undefined> {
    const own = (child ??= start());
    const done = new AbortController();
    const { signal } = done;
    const timer = setTimeout(() => done.abort(), timeout);
    const build = (sent += 1);
    isBusy = true;
    const files = [...changed];
    changed.clear();
    own.send([build, files]);

    async function answer(): Promise<readonly string[]> {
      for await (const [[answered, found, ends]] of on(own, 'message', { signal })) {
        if (answered !== build) continue;
        // It takes a moment: until then it would be asked for the next build.
        if (ends && child === own) stop();
        return found;
      }
      return [];
    }

    const exit = once(own, 'exit', { signal }).then(([code]) => [`The build's process ended (exit code ${code})`]);
    const failures = await Promise.race([answer(), exit]).catch(() => [
      `The build was stopped after ${timeout / 1000} s: probably an endless loop in the last change`,
    ]);
    const isStuck = signal.aborted;
    clearTimeout(timer);
    done.abort();
    // A later build has started a process of its own.
    if (child && child !== own) return undefined;
    if (isStuck) stop();
    isBusy = false;
    // A build that failed may not have read them all.
    if (failures.length > 0) for (const file of files) changed.add(file);
    return failures;
  }

  /** Starts a new process and lets it build once, so that the next build finds its caches filled. */
  function replace(): Promise<unknown> {
    child?.disconnect();
    child = undefined;
    builds = 0;
    return run();
  }

  return {
    /**
     * Builds the site as its files are now.
     *
     * @param file What has changed, relative to the root. Nothing, if not given.
     * @param isFresh Whether to build in a new process: the current one has loaded build/ and listed the site's files.
     * @returns What is wrong; undefined where a later call builds in place of this one.
     */
    build(file: string | undefined, isFresh: boolean): Promise<readonly string[] | undefined> {
      const call = (calls += 1);
      const previous = running;
      needsFresh ||= isFresh;
      if (file) changed.add(file);
      const current = (async () => {
        await Promise.race([previous, wait(GRACE)]);
        if (call !== calls) return undefined;
        if (needsFresh || isBusy) stop();
        needsFresh = false;
        const failures = await run();
        if (++builds >= MAX_BUILDS && call === calls) running = replace();
        return failures;
      })();
      running = current;
      return current;
    },
  };
}
