/** This project's paths, and the build that the commands run. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../build.ts';
import { BuildError } from '../lib/errors.ts';
import { formatReport } from '../publish/report.ts';
import { printBuildError, ROOT } from './cli.ts';

export const DIST = join(ROOT, 'dist');

/** Returns the build options. @param root Absolute path of this project or a copy of it. */
export function projectLayout(root: string) {
  const copy = readdirSync(join(root, 'site/content')).filter((name) => /^\w.*\.ts$/.test(name));
  return {
    root,
    entry: 'site/site.tsx',
    styles: 'site/styles/base.css',
    content: ['site/business/business.ts', 'site/business/places.ts', ...copy.map((name) => `site/content/${name}`)],
    publicFolder: 'site/public',
    scripts: 'site/scripts',
    types: ['site', 'site/scripts'],
    cache: join(root, 'node_modules/.cache/build'),
  };
}

/** Builds the site into `dist/` and prints the report. Replaces `process.exit`. */
export async function buildProject(): Promise<void> {
  const started = performance.now();
  const { exit } = process;
  // A call in the site's code would end the build without an error.
  process.exit = () => {
    throw new BuildError(['process.exit() was called. Throw an error instead.']);
  };
  // Such as an error in a timer. Node would print the bundle's line, which has a whole module.
  process.on('uncaughtException', (error) => {
    printBuildError(error, 'Stopped.');
    exit();
  });
  // The web server that publishes the files may run as another user.
  process.umask(process.umask() & 0o022);
  const report = await buildSite({ ...projectLayout(ROOT), dist: DIST });
  console.log(formatReport(report, (performance.now() - started) / 1000));
}
