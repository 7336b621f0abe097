/** npm run dev: serves the site at http://localhost:4173 (or PORT) and rebuilds it on changes. */

import { rmSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { createPageBundler } from '../bundle/pages.ts';
import { checkTypes } from '../check/types.ts';
import { messageOf } from '../lib/errors.ts';
import { createTempFolder, JUNK } from '../lib/folders.ts';
import { createBuilder } from '../serve/builder.ts';
import { createDevServer } from '../serve/dev-server.ts';
import { listen, printBuildError, ROOT, readPort } from './cli.ts';
import { projectLayout } from './project.ts';

/** The root, configuration, and these folders except documentation and what TypeScript writes. */
const WATCHED = /^(?:\w+\.json|(?:assets|build|site)(?:[/\\].*)?)?$(?<!README\.md|\.tsbuildinfo)/;

async function dev(): Promise<void> {
  const port = readPort();
  const folder = await createTempFolder(join(ROOT, 'node_modules'), '.dev');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit());

  const dist = join(folder, 'dist');
  const openBundler = () => createPageBundler(ROOT, projectLayout(ROOT), folder);
  const builder = createBuilder(join(__dirname, 'run.cjs'), ['dev-worker', dist], openBundler);
  const server = createDevServer(ROOT, dist, builder, (signal) => checkTypes(ROOT, projectLayout(ROOT).types, signal));
  process.on('exit', () => {
    builder.stop();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  // `atomic` is the delay in ms of events for deleted files. Editors may replace a file instead.
  const isWatched = (name: string) => WATCHED.test(name) && !JUNK.test(basename(name));
  const ignored = (path: string) => !isWatched(relative(ROOT, path));
  // Watch the root, because chokidar doesn't notice if a folder it was given is created again.
  const watcher = (await import('chokidar')).watch('.', { cwd: ROOT, ignoreInitial: true, ignored, atomic: 20 });
  // One message is enough, because a system limit leads to an error for each file.
  watcher.once('error', (error) => console.error(`Could not watch files. ${messageOf(error)}`)).on('error', () => {});
  watcher.on('all', (event, file) => {
    // Reset for new and deleted files, and for changes to the renderer, which Node has loaded.
    if (event !== 'change' || !/^(?:assets|site)\b/.test(file)) builder.reset();
    server.update(file.replaceAll(sep, '/'));
  });
  server.update('first build');
  await listen(server.listener, port);
}

dev().catch(printBuildError);
