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
import { readSettings } from '../../site/settings.ts';

const root = join(__dirname, '../..');
const settings = { ...readSettings({}), year: 2030 };
const sources = { entry: 'test/bench/site.tsx', styles: 'site/styles/base.css', content: [] };

/** Returns the number of pages. */
async function build(folder: string): Promise<number> {
  const [dist, cache] = [join(folder, 'dist'), join(root, 'node_modules/.cache/bench')];
  const options = { ...sources, scripts: 'site/scripts', root, dist, cache, settings, compressed: false };
  return (await buildSite(options)).pages.length;
}

/** Returns the number of pages. */
async function bareLoop(folder: string): Promise<number> {
  const bundler = await createPageBundler(root, sources);
  const { site, loadPage } = await loadSite(await bundler.bundle(), root, settings);
  for (const [index, route] of site.routes.entries()) {
    const { Component, css } = await loadPage(route);
    const props = { ...site.props, path: route.path };
    const html = `<!DOCTYPE html><style>${css}</style>${renderToStaticMarkup(createElement(Component, props))}`;
    await writeFile(join(folder, `${index}.html`), html);
  }
  await bundler.close();
  return site.routes.length;
}

/** `wall` and `cpu` in seconds. */
export type Result = Record<'pages' | 'wall' | 'cpu', number>;

async function run(mode: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const started = performance.now();
  const pages = await (mode === 'bare' ? bareLoop(folder) : build(folder));
  const wall = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ pages, wall, cpu: (user + system) / 1e6 } satisfies Result));
  await rm(folder, { recursive: true, force: true });
}

void run(process.argv[2]!);
