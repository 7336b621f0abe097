/** The project's own site, built once for all tests that look at its pages. */

import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { Window } from 'happy-dom';
import { type BuildOptions, buildSite } from '../../build/build.ts';
import { projectLayout } from '../../build/commands/project.ts';
import { outputFile } from '../../build/lib/urls.ts';
import type { BuildReport } from '../../build/publish/report.ts';
import { readSettings } from '../../site/settings.ts';
import { ROOT, temporaryFolder } from './build-fixture.ts';

// Pages bring their stylesheets, in which Node has no interest.
require.extensions['.css'] = () => {};
const { routes, unlistedPages } = require('../../site/routes.tsx') as typeof import('../../site/routes.tsx');

/** The path of a page, as the route table has it. */
export type Path = string;

/** The paths of all pages that visitors are meant to find, in the order of the menus. */
export const ROUTES = routes.map(({ path }) => path);
/** Their names, as the menus show them. */
export const NAMES = routes.map(({ name }) => name);
/** The paths of these and of the pages that no search engine lists. */
export const PATHS = [...ROUTES, ...unlistedPages.map(({ path }) => path)];

export interface BuiltSite {
  dist: string;
  report: BuildReport;
  html: (path: Path) => Promise<string>;
  /** A page's document, the same for all who ask: to be read only. */
  document: (path: Path) => Promise<Document>;
}

/** What is made once for all processes of a test run. */
export const SHARED_CACHE = process.env.TEST_CACHE ?? temporaryFolder();

/**
 * In folders as in a project's node_modules/.cache: the pictures and compressed files of the site as it is, which take
 * most of a build's time, and the compiler's notes on its types.
 */
export const PROJECT_CACHE = join(SHARED_CACHE, 'project');
const BUILD_CACHE = join(PROJECT_CACHE, 'build');
/** The site as it is, and the report of its build. */
const SHARED_DIST = join(SHARED_CACHE, 'site/dist');
const SHARED_REPORT = join(SHARED_CACHE, 'site/report');

/** Settings from an environment, in the year 2030. */
const settingsFrom = (environment: Record<string, string>) => ({ ...readSettings(environment), year: 2030 });

/** Builds the site for tests, as of the year 2030; without the compiler, because `npm run check` has checked its types. */
async function build(options: Partial<BuildOptions>, dist = join(temporaryFolder(), 'dist')): Promise<BuiltSite> {
  const { types: _, ...layout } = projectLayout(ROOT);
  return published(dist, await buildSite({ ...layout, settings: settingsFrom({}), ...options, dist }));
}

function published(dist: string, report: BuildReport): BuiltSite {
  const html = (path: Path) => readFile(join(dist, outputFile(path)), 'utf8');
  const documents = new Map<Path, Promise<Document>>();
  return {
    dist,
    report,
    html,
    document: (path) => {
      if (!documents.has(path)) documents.set(path, html(path).then(parseHtml));
      return documents.get(path)!;
    },
  };
}

/** Builds the site for all processes of a test run. */
export async function buildSharedSite(): Promise<void> {
  const { report } = await build({ cache: BUILD_CACHE }, SHARED_DIST);
  await writeFile(SHARED_REPORT, serialize(report));
}

let site: Promise<BuiltSite> | undefined;

/** The site as it is: that of the test run, or else one built for all tests of this process. */
export function builtSite(): Promise<BuiltSite> {
  return (site ??= existsSync(SHARED_REPORT)
    ? readFile(SHARED_REPORT).then((report) => published(SHARED_DIST, deserialize(report)))
    : build({ cache: BUILD_CACHE }));
}

/** The site with other settings, and other options of the build. */
export async function buildWith(
  environment: Record<string, string>,
  options: Partial<BuildOptions> = {},
): Promise<BuiltSite> {
  await builtSite();
  // One of its own, because a build removes from its cache what it did not need.
  const cache = temporaryFolder();
  await cp(BUILD_CACHE, cache, { recursive: true });
  return build({ cache, settings: settingsFrom(environment), ...options });
}

/** Builds a copy of the project: see project-copy.ts. Without compressed files, which no test of a copy reads. */
export function buildCopy(root: string, options: Partial<BuildOptions> = {}): Promise<BuiltSite> {
  const { types: _, ...layout } = projectLayout(root);
  return build({ ...layout, compressed: false, ...options });
}

/** The document of a page's text; none of its scripts runs. */
export function parseHtml(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

/** The text of an element as it reads: white space collapsed. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

export function textsOf(root: ParentNode, selector: string): string[] {
  return Array.from(root.querySelectorAll(selector), textOf);
}
