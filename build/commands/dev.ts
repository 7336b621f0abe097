/** npm run dev: shows the site at http://localhost:4173 (PORT changes that), and whatever changes in it at once. */

import { rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, sep } from 'node:path';
import { watch } from 'chokidar';
import { createBuilder } from '../serve/builder.ts';
import { createDevServer } from '../serve/dev-server.ts';
import { createTempFolder, MAX_AGE } from '../publish/temp-folder.ts';
import { listen, ROOT, run } from './cli.ts';
import { projectLayout, readProject } from './project.ts';

const WATCHED = ['assets', 'build', 'site'];
const WORKER = join(__dirname, 'dev-worker.ts');

/**
 * A file counts as written once its size has stayed the same for so many milliseconds: editors empty a file before they
 * fill it. Without this option, chokidar also misses a second change within 50 ms.
 */
const AWAIT_WRITE = { stabilityThreshold: 4, pollInterval: 2 };

/** The port to listen on. A mistake in the facts does not end the server: it is shown in the browser. */
function readPort(): number {
  try {
    return readProject().settings.port;
  } catch (error) {
    // The environment of a running process cannot be corrected.
    if ((error as Error).name === 'SettingsError') throw error;
    return Number(process.env.PORT ?? 4173);
  }
}

run(async () => {
  const port = readPort();
  const folder = await createTempFolder(join(ROOT, 'node_modules/.cache'), 'dev');
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // So that no other build takes the folder for a leftover.
  setInterval(() => utimesSync(folder, new Date(), new Date()), MAX_AGE / 4).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
  const dist = join(folder, 'dist');
  const devServer = createDevServer(ROOT, dist, projectLayout(ROOT).types, createBuilder(WORKER, dist));

  watch(WATCHED, { cwd: ROOT, ignoreInitial: true, awaitWriteFinish: AWAIT_WRITE }).on('all', (event, file) => {
    // The process that builds has loaded build/ and listed the files in site/content/.
    const isFresh = event !== 'change' || file.startsWith('build');
    devServer.update(file.replaceAll(sep, '/'), isFresh);
  });
  devServer.update();
  listen(createServer(devServer.listener), port);
});
