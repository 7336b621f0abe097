/** Where this project keeps its site, and how a command builds it. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../site/settings.ts';
import { type BuildOptions, buildSite } from '../build.ts';
import { writeConfigFiles } from '../files/config-files.ts';
import { formatReport } from '../publish/report.ts';
import { ROOT } from './cli.ts';

/** Every file in site/content/: a new one need not be registered. */
function textFiles(root: string): string[] {
  const names = readdirSync(join(root, 'site/content')).filter((name) => name.endsWith('.ts'));
  return names.map((name) => `site/content/${name}`);
}

/** @param root A copy of this project. */
export function projectLayout(root: string) {
  return {
    root,
    entry: 'site/site.tsx',
    styles: 'site/styles/base.css',
    content: { facts: ['site/business/business.ts'], texts: textFiles(root) },
    types: 'site',
    scripts: 'site/scripts',
    cache: join(root, 'node_modules/.cache/build'),
  };
}

export type { Settings };

export const DIST = join(ROOT, 'dist');

/**
 * The options of a build, from the files and the environment as they are now.
 *
 * @throws SettingsError where the environment, or a fact that is a setting's default, is not as it should be.
 */
export function readProject(): BuildOptions<Settings> {
  // Required here and not imported: a syntax error in the facts is then reported like any other failure.
  const { readSettings } = require('../../site/settings.ts') as typeof import('../../site/settings.ts');
  return { ...projectLayout(ROOT), settings: readSettings(process.env), year: new Date().getFullYear() };
}

/** Checks the environment, builds the site into `dist/`, writes what hosts read beside it, and prints the report. */
export async function buildProject(): Promise<Settings> {
  const started = performance.now();
  const project = readProject();
  const report = await buildSite({ ...project, dist: DIST });
  // https://vercel.com/docs/environment-variables/system-environment-variables
  const changes = writeConfigFiles(DIST, report.hostFiles, Boolean(process.env.VERCEL));
  const warnings = [...report.warnings, ...changes];
  console.log(formatReport({ ...report, warnings }, (performance.now() - started) / 1000));
  return project.settings;
}
