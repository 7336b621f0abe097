/** npm run build: builds the site into dist/. */

import { BuildError } from '../lib/errors.ts';
import { printBuildError } from './cli.ts';
import { buildProject } from './project.ts';

const { exit } = process;
// A call in the site's code would end the build without an error.
process.exit = () => {
  throw new BuildError(['process.exit() was called. Throw an error instead.']);
};
buildProject()
  .catch(printBuildError)
  // Without it, a timer in the site's code could keep the process running.
  .finally(() => setTimeout(exit, 500).unref());
