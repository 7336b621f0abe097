/** npm run build: builds the site into dist/. */

import { printBuildError } from './cli.ts';
import { buildProject } from './project.ts';

buildProject().catch(printBuildError);
