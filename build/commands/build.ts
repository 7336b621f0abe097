/** npm run build: the site into dist/, and a short report. */

import { run } from './cli.ts';
import { buildProject } from './project.ts';

run(buildProject);
