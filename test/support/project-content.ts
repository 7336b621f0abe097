/** The modules of business data and copy, as a build passes them to the site's checks. */

import { join } from 'node:path';
import { projectLayout } from '../../build/commands/project.ts';
import type { ContentModule } from '../../build/site.ts';
import { ROOT } from './build-fixture.ts';

export function projectContent(): ContentModule[] {
  return projectLayout(ROOT).content.map((file) => ({ file, exports: require(join(ROOT, file)) as object }));
}
