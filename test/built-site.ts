/** The project's own site, built once for all tests that look at its pages. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { buildSite } from '../build/build-site.ts';
import { projectLayout } from '../build/project.ts';
import type { BuildReport } from '../build/report.ts';
import { readSettings, type Settings } from '../site/settings.ts';
import { ROOT, temporaryFolder } from './build-fixture.ts';

export const PAGES = {
  '/': 'index.html',
  '/services': 'services.html',
  '/emergency': 'emergency.html',
  '/service-areas': 'service-areas.html',
  '/testimonials': 'testimonials.html',
  '/contact': 'contact.html',
  '/404': '404.html',
  '/500': '500.html',
} as const;

export type Path = keyof typeof PAGES;

export const PATHS = Object.keys(PAGES) as Path[];
export const ROUTES = PATHS.filter((path) => path !== '/404' && path !== '/500');

export interface BuiltSite {
  dist: string;
  report: BuildReport;
  html: (path: Path) => Promise<string>;
  document: (path: Path) => Promise<Document>;
}

/** @param root A project like this one. */
export async function buildProjectSite(
  root = ROOT,
  settings: Settings = readSettings({}),
  year = 2030,
): Promise<BuiltSite> {
  const dist = join(await temporaryFolder(), 'dist');
  const report = await buildSite({ ...projectLayout(root), dist, cache: await temporaryFolder(), settings, year });
  const html = (path: Path) => readFile(join(dist, PAGES[path]), 'utf8');
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
