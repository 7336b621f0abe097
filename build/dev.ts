/**
 * npm run dev: shows the site at http://localhost:4173 (PORT changes that), and whatever changes in it at once.
 *
 * Of all the project's files this one, and the few that it imports, stay as they were started: the others are loaded
 * anew when they change, those of the renderer too.
 */

import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, sep } from 'node:path';
import { watch } from 'chokidar';
import { listen, ROOT, run } from './command.ts';
import type { Bundlers } from './bundlers.ts';
import type { Settings } from './project.ts';
import { openScratch } from './scratch.ts';
import { openViewers } from './viewers.ts';

/** As the settings have it, for when they cannot be read. */
const DEFAULT_PORT = 4173;
const WATCHED = ['assets', 'build', 'site'];
const BUNDLERS = join(__dirname, 'bundlers.ts');
const RENDERER = join(__dirname, 'live.ts');

/**
 * A file counts as written once its size has stayed the same for so many milliseconds: editors empty a file before they
 * fill it. Without it, chokidar also passes over what changes again within 50 ms.
 */
const WRITTEN = { stabilityThreshold: 4, pollInterval: 2 };

/** How long the pages that nobody looks at wait for those that somebody does, in milliseconds: a browser draws in about half of it. */
const REST = 200;

/** Where a page asks to be told of its versions: behind the question mark stands its path. */
const EVENTS = '/.dev/events?';

/** Has a module read anew when it is next required, and with it all that import it, but this one. */
function forget(file: string): void {
  const module = require.cache[file];
  if (!module || file === __filename) return;
  delete require.cache[file];
  for (const [importer, { children }] of Object.entries(require.cache as Record<string, NodeJS.Module>)) {
    if (children.includes(module)) forget(importer);
  }
}

// The modules below are required when they are needed, as they are then.

function readSources() {
  const { readProject }: typeof import('./project.ts') = require('./project.ts');
  return readProject();
}

/** Where to listen. Facts that cannot be read at the start must not keep their mistake from being shown. */
function readPort(): number {
  try {
    return readSources().settings.port;
  } catch (error) {
    // What the environment sets is not mended while this runs.
    if ((error as Error).name === 'SettingsError') throw error;
    return Number(process.env.PORT ?? DEFAULT_PORT);
  }
}

async function dev(): Promise<void> {
  const port = readPort();
  // Cleared away when it is next started: whoever stops it by Ctrl+C need not wait.
  const { folder } = await openScratch(join(ROOT, 'node_modules/.cache'), 'dev', { longest: Infinity });
  // What lies there from before a change of the renderer is used.
  const modules = join(folder, 'modules');
  await mkdir(modules);
  const viewers = openViewers();
  const watcher = watch(WATCHED, { cwd: ROOT, ignoreInitial: true, awaitWriteFinish: WRITTEN });
  let live = await openRenderer();

  /** Until the next change, but not for long. */
  async function rest(): Promise<void> {
    await once(watcher, 'all', { signal: AbortSignal.timeout(REST) }).catch(() => {});
  }

  function openRenderer() {
    const { openLive }: typeof import('./live.ts') = require('./live.ts');
    return openLive<Settings>(ROOT, folder, { paths: viewers.paths, announce: () => viewers.tell(live), rest });
  }

  let bundlers: Bundlers<Settings> | undefined;
  /** What `bundlers` were opened for. */
  let opened = '';

  /** esbuild is told once where to begin: another file of texts needs other bundlers. */
  async function bundlersFor({ settings, year, content, ...parts }: ReturnType<typeof readSources>) {
    const wanted = JSON.stringify([parts, content]);
    if (bundlers && wanted === opened && BUNDLERS in require.cache) return bundlers;
    await bundlers?.close();
    bundlers = undefined;
    const { openBundlers }: typeof import('./bundlers.ts') = require('./bundlers.ts');
    // The dev server runs the compiler itself, after the build.
    const { types: _types, ...untyped } = parts;
    bundlers = await openBundlers<Settings>({ ...untyped, content, modules });
    opened = wanted;
    return bundlers;
  }

  async function update(files: readonly string[]): Promise<void> {
    for (const file of files) forget(join(ROOT, file));
    try {
      // So it has changed, or could not be read the last time.
      if (!(RENDERER in require.cache)) {
        await live.close();
        live = await openRenderer();
      }
      const sources = readSources();
      await live.update(files, sources, await bundlersFor(sources));
    } catch (error) {
      live.fail(error);
    }
  }

  const changed = new Set<string>();
  let current = update([]);

  async function updateSoon(): Promise<void> {
    const files = [...changed].sort();
    changed.clear();
    await update(files);
  }

  watcher.on('all', (_event, file) => {
    changed.add(file.replaceAll(sep, '/'));
    if (changed.size === 1) current = current.then(updateSoon);
  });
  // What the site's own code starts and does not wait for must not end the server. A build that is underway tells first.
  process.on('uncaughtException', (error) => {
    current = current.then(() => live.fail(error));
  });

  const server = createServer(async (request, response) => {
    const { url = '' } = request;
    if (url.startsWith(EVENTS)) {
      viewers.add(url.slice(EVENTS.length), response);
      viewers.tell(live);
    } else {
      if (!live.isMade(url)) await viewers.wait(url, current);
      live.answer(request, response);
    }
  });
  listen(server, port);
}

run(dev);
