/** Builds the project's site once for all tests. */

import { existsSync, readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { Window } from 'happy-dom';
import * as assert from 'uvu/assert';
import { type BuildOptions, buildSite } from '../../build/build.ts';
import { projectLayout } from '../../build/commands/project.ts';
import { htmlFile } from '../../build/lib/urls.ts';
import type { BuildReport } from '../../build/publish/report.ts';
import { readSettings, type Settings } from '../../site/settings.ts';
import { ROOT, temporaryFolder } from './build-fixture.ts';

// Node can't load stylesheets. The site imports one of them as text, and the others for the build.
require.extensions['.css'] = (module, file) => {
  module.exports = readFileSync(file, 'utf8');
};
const { routes, unlistedPages } = require('../../site/routes.tsx') as typeof import('../../site/routes.tsx');

/** Routes in menu order. */
export const ROUTES = routes.map(({ path }) => path);
export const NAMES = routes.map(({ name }) => name);
export const PATHS = [...ROUTES, ...unlistedPages.map(({ path }) => path)];

export type BuiltSite = ReturnType<typeof readSite> & { report: BuildReport };

/** Folder shared by all processes of a test run. Child processes inherit TEST_CACHE. */
const SHARED = (process.env.TEST_CACHE ??= temporaryFolder());
/** Cache that copies of the project start with, in `node_modules/.cache`. */
export const PROJECT_CACHE = join(SHARED, 'project');
const BUILD_CACHE = join(PROJECT_CACHE, 'build');
const [SHARED_DIST, SHARED_REPORT] = [join(SHARED, 'site/dist'), join(SHARED, 'site/report')];

/** Builds have no form endpoint by default, regardless of the business data. */
const DEFAULTS = { quoteEndpoint: '', quoteFields: [], quoteHoneypot: 'website', year: 2030 };

/** Builds the site for the year 2030. Skips type checking, because `npm run check` does it. */
async function build(root: string, options: Partial<BuildOptions>, changes: Partial<Settings> = {}) {
  const { types: _, ...layout } = projectLayout(root);
  const { dist = join(temporaryFolder(), 'dist') } = options;
  const settings = { ...readSettings({}), ...DEFAULTS, ...changes };
  const report = await buildSite({ ...layout, settings, ...options, dist });
  return { ...readSite(dist), report };
}

function readSite(dist: string) {
  const read = (file: string) => readFile(join(dist, file), 'utf8');
  const html = (path: string) => read(htmlFile(path));
  const documents: Record<string, Promise<Document>> = {};
  /** Returns a page's parsed document. It's shared by all callers, so don't modify it. */
  const document = (path: string) => (documents[path] ??= html(path).then(parseHtml));
  return { dist, read, html, document };
}

/** Builds the project's site for all processes of a test run. */
export async function buildSharedSite(): Promise<void> {
  const { report } = await build(ROOT, { cache: BUILD_CACHE, dist: SHARED_DIST });
  const pages = report.pages.map(({ path, budget }) => ({ path, budget }));
  await writeFile(SHARED_REPORT, serialize({ ...report, pages }));
}

let site: Promise<BuiltSite> | undefined;

/** Returns the project's site. Builds it if the process wasn't started by `npm test`. */
export const builtSite = (): Promise<BuiltSite> =>
  (site ??= existsSync(SHARED_REPORT)
    ? readFile(SHARED_REPORT).then((report) => ({ ...readSite(SHARED_DIST), report: deserialize(report) }))
    : build(ROOT, { cache: BUILD_CACHE }));

export const documentOf = async (path: string): Promise<Document> => (await builtSite()).document(path);
export const htmlOf = async (path: string): Promise<string> => (await builtSite()).html(path);
export const allDocuments = (): Promise<Document[]> => Promise.all(PATHS.map(documentOf));

/** Builds the site with the given settings and build options. */
export async function buildWith(settings: Partial<Settings>, options: Partial<BuildOptions> = {}): Promise<BuiltSite> {
  await builtSite();
  // Use a copy of the cache, because a build deletes the entries that it doesn't use.
  const cache = temporaryFolder();
  await cp(BUILD_CACHE, cache, { recursive: true });
  return build(ROOT, { cache, ...options }, settings);
}

/** Builds a copy of the project, without writing compressed files. */
export const buildCopy = (root: string, options: Partial<BuildOptions> = {}): Promise<BuiltSite> =>
  build(root, { compressed: false, ...options });

const window = new Window();
/** Parses a page without running its scripts. */
export const parseHtml = (html: string) =>
  new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;

/** Returns an element's text with whitespace collapsed. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns all elements that match. Fails if there are none, because a loop would check nothing. */
export function all(roots: ParentNode | readonly ParentNode[], selector: string): Element[] {
  const found = [roots].flat().flatMap((root) => [...root.querySelectorAll(selector)]);
  assert.ok(found.length > 0, `no element matches ${selector}`);
  return found;
}

/** Returns the text of each element that matches. Fails if there are none. */
export const textsOf = (root: ParentNode, selector: string): string[] => all(root, selector).map(textOf);

/** Matches attributes with words or URLs, such as sentences that only scripts show. */
const WORDS = /^(content|href|aria-label|data-for)=|^data-.*[.?!)]$/s;

/** Returns a page's text, labels, links, metadata and structured data. */
export function allTextOf(document: Document): string {
  const attributes = all(document, '*').flatMap((element) => Array.from(element.attributes));
  const words = attributes.filter(({ name, value }) => WORDS.test(`${name}=${value}`)).map(({ value }) => value);
  const data = textOf(document.querySelector('[type="application/ld+json"]'));
  // Break lines between elements, so a failed assertion shows only the lines that changed.
  const text = textOf(document.body).replace(/(?<=[a-z.])(?=[A-Z])/g, '\n');
  return [document.title, ...words, data, text].join('\n').replace(/page-\w+\.png/g, 'share image');
}
