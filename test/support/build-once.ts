/** Builds the fixture in a process that tests can kill. Arguments: dist, root, cache and origin. */

import { buildFixture } from './build-fixture.ts';

const [dist, root, cache, origin] = process.argv.slice(2) as [string, string, string, string];
void buildFixture(dist, { root, cache, origin });
