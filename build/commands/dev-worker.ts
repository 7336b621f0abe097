/**
 * The builds of npm run dev, in a process of their own: Node's module cache keeps every version of a module that was
 * ever imported, and an endless loop in a component can only be ended together with its process.
 *
 * Its argument is the folder to build to. For each message, the number of a build, it builds, and answers with the number
 * and the failures.
 */

import { failuresOf } from '../errors.ts';
import { ROOT } from './cli.ts';

const [dist] = process.argv.slice(2) as [string];

async function run(): Promise<readonly string[]> {
  try {
    // Required here and not imported: a mistake in the renderer is then reported like any other failure.
    const { devBuild } = require('./dev-build.ts') as typeof import('./dev-build.ts');
    await devBuild(dist);
    return [];
  } catch (error) {
    return failuresOf(error, ROOT);
  }
}

let current: unknown;
process.on('message', async (build) => {
  current = build;
  process.send!([build, await run()]);
});
// A rejected promise in the site's code that nothing awaits: it comes before the answer of its build, or too late.
process.on('uncaughtException', (error) => process.send!([current, failuresOf(error, ROOT)]));
process.on('disconnect', () => process.exit());
