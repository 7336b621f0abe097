/** Builds the fixture once, as a process that a test may kill: dist, cache and origin are its arguments. */

import { buildFixture, ROOT } from './build-fixture.ts';

const [dist, cache, origin] = process.argv.slice(2);
void buildFixture(dist!, ROOT, cache, origin);
