/** Process of npm run dev that renders bundles. Its argument is the folder to publish to. */

import { buildBundle } from '../build.ts';
import { failuresOf } from '../lib/errors.ts';
import type { BuildRequest } from '../serve/builder.ts';
import { ROOT } from './cli.ts';
import { projectLayout, readSettings } from './project.ts';

const [dist] = process.argv.slice(2) as [string];

process.on('message', async ({ bundle, headEnd }: BuildRequest) => {
  try {
    const options = { ...projectLayout(ROOT), settings: readSettings(), dist, headEnd };
    await buildBundle(bundle, { ...options, compressed: false, isDraft: true });
    process.send!([]);
  } catch (error) {
    process.send!(failuresOf(error, ROOT));
  }
});
// A rejected promise in the site's code that nothing awaits.
process.on('uncaughtException', (error) => process.send!(failuresOf(error, ROOT), () => process.exit(1)));
process.on('disconnect', () => process.exit());
