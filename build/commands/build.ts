/** npm run build: builds the site into dist/. */

import { printBuildError } from './cli.ts';
import { buildProject } from './project.ts';

const { exit } = process;
buildProject()
  .catch(printBuildError)
  // Without it, a timer in the site's code could keep the process running.
  .finally(() => setTimeout(exit, 500).unref());
