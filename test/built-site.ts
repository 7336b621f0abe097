/** The project's own site, built once for all tests that look at its pages. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { buildSite } from '../build/build-site.ts';
import { projectLayout } from '../build/commands/project.ts';
import type { BuildReport } from '../build/output/report.ts';
import { outputFile } from '../build/urls.ts';
import { readSettings, type Settings } from '../site/settings.ts';
import { ROOT, temporaryFolder } from './build-fixture.ts';

// Pages bring their stylesheets, in which Node has no interest.
require.extensions['.css'] = () => {};
const { routes, errorPages } = require('../site/routes.tsx') as typeof import('../site/routes.tsx');

/** The path of a page, as the route table has it. */
export type Path = string;

/** The paths of all pages that visitors are meant to find, in the order of the menus. */
export const ROUTES = routes.map(({ path }) => path);
/** Their names, as the menus show them. */
export const NAMES = routes.map(({ name }) => name);
/** The paths of these and of the error pages. */
export const PATHS = [...ROUTES, ...errorPages.map(({ path }) => path)];

export interface BuiltSite {
  dist: string;
  report: BuildReport;
  html: (path: Path) => Promise<string>;
  document: (path: Path) => Promise<Document>;
}

let cache: Promise<string> | undefined;

/**
 * Builds a project. All builds of a test run share a cache of pictures and compressed files.
 *
 * @param root A project like this one.
 * @param checksTypes Whether the compiler checks it, which takes most of the time. `npm run check` has done so before.
 */
export async function buildProjectSite(
  root = ROOT,
  settings: Settings = readSettings({}),
  year = 2030,
  checksTypes = false,
): Promise<BuiltSite> {
  const dist = join(await temporaryFolder(), 'dist');
  const folder = await (cache ??= temporaryFolder());
  const { types, ...layout } = projectLayout(root);
  const options = { ...layout, ...(checksTypes && { types }), dist, cache: folder, settings, year };
  const report = await buildSite(options);
  const html = (path: Path) => readFile(join(dist, outputFile(path)), 'utf8');
  return { dist, report, html, document: async (path) => parseHtml(await html(path)) };
}

/** The document of a page's text; none of its scripts runs. */
export function parseHtml(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

let site: Promise<BuiltSite> | undefined;

export function builtSite(): Promise<BuiltSite> {
  return (site ??= buildProjectSite());
}

/** The text of an element as it reads: white space collapsed. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

export function textsOf(root: ParentNode, selector: string): string[] {
  return Array.from(root.querySelectorAll(selector), textOf);
}
