/** Where the time of a build goes. */

type Work = 'bundling' | 'rendering' | 'drawing' | 'checking' | 'compressing' | 'writing';

export interface Clock {
  /** Milliseconds by kind of work. What other threads do at the same time is counted for each. */
  times: Record<Work, number>;
  /** Does some work, at once or in the background, and counts its time. */
  time: <T>(work: Work, task: () => T) => T;
}

export function openClock(): Clock {
  const times = { bundling: 0, rendering: 0, drawing: 0, checking: 0, compressing: 0, writing: 0 };
  return {
    times,
    time(work, task) {
      const started = performance.now();
      const stop = () => void (times[work] += performance.now() - started);
      const result = task();
      if (result instanceof Promise) void result.then(stop, stop);
      else stop();
      return result;
    },
  };
}
