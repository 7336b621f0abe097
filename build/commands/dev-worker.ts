/** Worker process of npm run dev: renders bundles into the folder given as an argument. */

import { buildBundle } from '../build.ts';
import { failuresOf } from '../lib/errors.ts';
import type { BuildRequest } from '../serve/builder.ts';
import { ROOT } from './cli.ts';
import { projectLayout } from './project.ts';

process.on('message', async ({ bundle, headEnd }: BuildRequest) => {
  try {
    await buildBundle(bundle, { ...projectLayout(ROOT), dist: process.argv[2]!, headEnd, compressed: false });
    process.send!([]);
  } catch (error) {
    process.send!(failuresOf(error, ROOT));
  }
});
// Report uncaught errors too, such as an unhandled promise rejection in the site's code. Then
// disconnect, because an exit takes longer, and the next build would use this process.
process.on('uncaughtException', (error) => process.send!(failuresOf(error, ROOT), () => process.disconnect()));
process.on('disconnect', () => process.exit());
process.send!('ready');
