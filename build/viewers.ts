/** Who looks at the site under npm run dev: the pages that are shown somewhere, and the requests that wait for one. */

import type { ServerResponse } from 'node:http';
import { pathOf } from './urls.ts';

/** What the site is at this moment. */
interface Now {
  /** Whether the build that is underway has already made what is at an address. */
  isMade: (url: string) => boolean;
  /** What is shown at a path; undefined before the first build. */
  versionAt: (path: string) => string | undefined;
}

export interface Viewers {
  /** The paths that are shown or waited for. */
  paths: () => string[];
  /** Holds a page's request open, by which the page is told its versions. */
  add: (path: string, response: ServerResponse) => void;
  /** Until what is at an address has been made, or all is over. */
  wait: (url: string, over: Promise<void>) => Promise<void>;
  /** Tells each page its version, unless it was told before, and goes on with requests whose wait is over. */
  tell: (now: Now) => void;
}

export function openViewers(): Viewers {
  const shown = new Map<ServerResponse, { path: string; told?: string }>();
  const waiting = new Map<() => void, string>();
  return {
    paths() {
      const awaited = Array.from(waiting.values(), pathOf);
      return [...Array.from(shown.values(), ({ path }) => path), ...awaited];
    },

    add(path, response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write('retry: 100\n\n');
      response.on('close', () => shown.delete(response));
      shown.set(response, { path });
    },

    async wait(url, over) {
      let request!: () => void;
      const made = new Promise<void>((go) => waiting.set((request = go), url));
      await Promise.race([made, over]);
      waiting.delete(request);
    },

    tell({ isMade, versionAt }) {
      for (const [go, url] of waiting) if (isMade(url)) go();
      for (const [response, page] of shown) {
        const version = versionAt(page.path);
        if (version === undefined || version === page.told) continue;
        response.write(`data: ${version}\n\n`);
        page.told = version;
      }
    },
  };
}
