/** npm start: builds the site, then serves it at http://localhost:4173 (PORT changes that). */

import { listen, run } from './command.ts';
import { createPreview } from './server.ts';

run(async () => {
  const { buildProject, DIST }: typeof import('./project.ts') = require('./project.ts');
  const { port } = await buildProject();
  listen(createPreview(DIST), port);
});
