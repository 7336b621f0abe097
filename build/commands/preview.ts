/** npm start: builds the site, then serves it at http://localhost:4173 (PORT changes that). */

import { createPreview } from '../server.ts';
import { listen, run } from './cli.ts';
import { buildProject, DIST } from './project.ts';

run(async () => {
  const { port } = await buildProject();
  listen(createPreview(DIST), port);
});
