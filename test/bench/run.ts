/**
 * Takes one measurement for npm run bench. Builds a site with as many cities as the environment
 * variable PAGES, or only renders and writes the pages in a loop, and prints the results as JSON.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../build/build.ts';
import { loadSite } from '../../build/bundle/load.ts';
import { createPageBundler } from '../../build/bundle/pages.ts';
import { createElement, renderToStaticMarkup } from '../../build/lib/react.ts';
import { htmlFile } from '../../build/lib/urls.ts';
import { readSettings } from '../../site/settings.ts';

const root = join(__dirname, '../..');
const settings = { ...readSettings({}), year: 2030 };
const sources = { entry: 'test/bench/site.tsx', styles: 'site/styles/base.css', content: [] };

/** `wall` and `cpu` in ms, `memory` in MB. */
export type Result = Record<'pages' | 'bytes' | 'wall' | 'cpu' | 'memory', number>;

async function build(folder: string, compressed: boolean) {
  const [dist, cache] = [join(folder, 'dist'), join(root, 'node_modules/.cache/bench')];
  const options = { ...sources, scripts: 'site/scripts', root, dist, cache, settings, compressed };
  const { pages, files } = await buildSite(options);
  return { pages: pages.length, bytes: pages.reduce((sum, { path }) => sum + files.get(htmlFile(path))!, 0) };
}

async function bareLoop(folder: string) {
  const bundler = await createPageBundler(root, sources);
  const { site, loadPage } = await loadSite(await bundler.bundle(), root, settings);
  let bytes = 0;
  for (const [index, route] of site.routes.entries()) {
    const { Component, css } = await loadPage(route);
    const props = { ...site.props, path: route.path };
    const html = `<!DOCTYPE html><style>${css}</style>${renderToStaticMarkup(createElement(Component, props))}`;
    await writeFile(join(folder, `${index}.html`), html);
    bytes += Buffer.byteLength(html);
  }
  await bundler.close();
  return { pages: site.routes.length, bytes };
}

async function run(mode: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const started = performance.now();
  const result = mode === 'bare' ? await bareLoop(folder) : await build(folder, mode === 'compressed');
  const wall = performance.now() - started;
  const { user, system } = process.cpuUsage();
  const memory = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ ...result, wall, cpu: (user + system) / 1000, memory } satisfies Result));
  await rm(folder, { recursive: true, force: true });
}

void run(process.argv[2]!);
