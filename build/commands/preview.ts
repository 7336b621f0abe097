/** npm start: builds the site and serves it at http://localhost:4173 (or PORT). */

import { serveFolder } from '../serve/server.ts';
import { listen, printBuildError, readPort } from './cli.ts';
import { buildProject, DIST } from './project.ts';

async function preview(port = readPort(), { exit } = process): Promise<void> {
  await buildProject();
  process.exit = exit;
  await listen(serveFolder(DIST), port);
}

preview().catch(printBuildError);
