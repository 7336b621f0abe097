/** npm run build: the site into dist/, and a short report. */

import { buildProject, fail } from './project.ts';

buildProject().catch(fail);
