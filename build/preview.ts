/** npm start: builds the site, then serves it at http://localhost:4173 (PORT changes that). */

import type { AddressInfo } from 'node:net';
import { buildProject, DIST, fail } from './project.ts';
import { createPreview } from './server.ts';

async function preview(): Promise<void> {
  const { port } = await buildProject();
  const server = createPreview(DIST);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    fail(taken ? `Port ${port} is taken by another program: choose one with PORT=4174 npm start` : error);
  });
  server.listen(port, '127.0.0.1', () => {
    console.log(`\n  The site is at http://localhost:${(server.address() as AddressInfo).port} (Ctrl+C stops it)`);
  });
}

preview().catch(fail);
