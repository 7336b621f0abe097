/**
 * npm run dev: shows the site at http://localhost:4173 (PORT changes that), and whatever changes in it at once.
 *
 * Of all the project's files this one, and the few that it imports, stay as they were started: the others are loaded
 * anew when they change, those of the renderer too.
 */

import { createServer, type ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { watch } from 'chokidar';
import { listen, ROOT, run } from './command.ts';
import type { Settings } from './project.ts';
import type { Versions } from './reload.ts';
import { openScratch } from './scratch.ts';

const WATCHED = ['assets', 'build', 'site'];
const RENDERER = join(__dirname, 'live.ts');

/**
 * A file counts as written once its size has stayed the same for so many milliseconds: editors empty a file before they
 * fill it. Without it, chokidar also passes over what changes again within 50 ms.
 */
const WRITTEN = { stabilityThreshold: 10, pollInterval: 5 };

/** Pages that are shown somewhere, each by the request that it holds open. */
const pages = new Set<ServerResponse>();

function announce(versions: Versions): void {
  for (const page of pages) page.write(`data: ${JSON.stringify(versions)}\n\n`);
}

function holdOpen(page: ServerResponse): void {
  page.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  page.write('retry: 100\n\n');
  page.on('close', () => pages.delete(page));
  pages.add(page);
}

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

async function dev(): Promise<void> {
  const { settings } = readSources();
  // Cleared away when it is next started: whoever stops it by Ctrl+C need not wait.
  const { folder } = await openScratch(join(ROOT, 'node_modules/.cache'), 'dev', { longest: Infinity });
  let live = await openRenderer();

  function openRenderer() {
    const { openLive }: typeof import('./live.ts') = require('./live.ts');
    return openLive<Settings>(ROOT, folder, announce);
  }

  async function update(files: readonly string[]): Promise<void> {
    for (const file of files) forget(join(ROOT, file));
    try {
      // So it has changed, or could not be read the last time.
      if (!(RENDERER in require.cache)) {
        await live.close();
        live = await openRenderer();
      }
      await live.update(files, readSources());
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

  watch(WATCHED, { cwd: ROOT, ignoreInitial: true, awaitWriteFinish: WRITTEN }).on('all', (_event, file) => {
    changed.add(file.replaceAll(sep, '/'));
    if (changed.size === 1) current = current.then(updateSoon);
  });
  // What the site's own code starts and does not wait for must not end the server. A build that is underway tells first.
  process.on('uncaughtException', (error) => {
    current = current.then(() => live.fail(error));
  });

  const server = createServer(async (request, response) => {
    if (request.url === '/.dev/events') return holdOpen(response);
    await current;
    live.answer(request, response);
  });
  listen(server, settings.port);
}

run(dev);
