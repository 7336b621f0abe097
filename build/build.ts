/** npm run build: the site into dist/, and a short report. */

import { run } from './command.ts';

run(async () => {
  const { buildProject }: typeof import('./project.ts') = require('./project.ts');
  await buildProject();
});
