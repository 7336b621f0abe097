/** npm start: builds the site and serves it at http://localhost:4173 (or PORT). */

import { serveFolder } from '../serve/server.ts';
import { listen, printBuildError } from './cli.ts';
import { buildProject, DIST } from './project.ts';

buildProject().then(({ port }) => listen(serveFolder(DIST), port), printBuildError);
