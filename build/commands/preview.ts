/** npm start: builds the site, then serves it at http://localhost:4173 (PORT changes that). */

import { createServer } from 'node:http';
import { answerFrom } from '../serve/server.ts';
import { listen, run } from './cli.ts';
import { buildProject, DIST } from './project.ts';

run(async () => {
  const { port } = await buildProject();
  listen(createServer(answerFrom(DIST)), port);
});
