/** Where this project keeps its site, and how a command builds it and tells failures. */

import { readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readSettings, type Settings, SettingsError } from '../site/settings.ts';
import { buildSite } from './build-site.ts';
import { BuildError, formatFailures } from './errors.ts';
import { formatReport } from './report.ts';

export { readSettings, type Settings };

const ROOT = join(__dirname, '..');

/** Every file of texts: a new one needs no announcement. */
function textFiles(root: string): string[] {
  const names = readdirSync(join(root, 'site/content')).filter((name) => name.endsWith('.ts'));
  return names.map((name) => `site/content/${name}`);
}

/** Where a copy of this project keeps its parts. */
export function projectLayout(root: string) {
  return {
    root,
    entry: 'site/site.tsx',
    styles: 'site/styles/base.css',
    content: { facts: ['site/business.ts'], texts: textFiles(root), types: 'site/content' },
    scripts: 'site/scripts',
    dist: join(root, 'dist'),
    cache: join(root, 'node_modules/.cache/build'),
  };
}

export const DIST = projectLayout(ROOT).dist;

/** Checks the environment, builds the site into `dist/`, and prints the report. */
export async function buildProject(): Promise<Settings> {
  const started = performance.now();
  const settings = readSettings(process.env);
  const report = await buildSite({ ...projectLayout(ROOT), settings, year: new Date().getFullYear() });
  console.log(formatReport(report, (performance.now() - started) / 1000));
  return settings;
}

/** Prints why a command failed and makes it exit with 1. Only a failure of the program itself has a stack. */
export function fail(error: unknown): void {
  if (error instanceof SettingsError) console.error(error.message);
  else if (error instanceof BuildError) {
    console.error(`Build failed, dist/ is unchanged. ${formatFailures(error.failures)}`);
  } else console.error(error);
  process.exitCode = 1;
}

/** Serves on a port of this machine, and says where. 0 lets the system choose one. */
export function listen(server: Server, port: number): void {
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    fail(taken ? `Port ${port} is taken by another program: choose one with PORT=4174` : error);
    process.exit();
  });
  server.listen(port, '127.0.0.1', () => {
    console.log(`\n  The site is at http://localhost:${(server.address() as AddressInfo).port} (Ctrl+C stops it)`);
  });
}
