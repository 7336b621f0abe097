/** npm start: builds the site, then serves it at http://localhost:4173 (PORT changes that). */

import { buildProject, DIST, fail, listen } from './project.ts';
import { createPreview } from './server.ts';

async function preview(): Promise<void> {
  const { port } = await buildProject();
  listen(createPreview(DIST), port);
}

preview().catch(fail);
