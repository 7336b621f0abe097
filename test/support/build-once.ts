/** Builds the fixture once, as a process that a test may kill: dist, root, cache and origin are its arguments. */

import { buildFixture } from './build-fixture.ts';

const [dist, root, cache, origin] = process.argv.slice(2);
void buildFixture(dist!, root, cache, origin);
