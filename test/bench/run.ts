/**
 * One measurement in a process of its own: builds PAGES cities, or renders and writes them in a bare
 * loop to compare with, and prints what it took as JSON.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../build/build.ts';
import { createPageBundler } from '../../build/bundle/pages.ts';
import { createElement, renderToStaticMarkup } from '../../build/render/react.ts';
import { readSettings, type Settings } from '../../site/settings.ts';

const root = join(__dirname, '../..');
const settings = readSettings({});
const year = 2030;
const sources = { root, entry: 'test/bench/site.tsx', styles: 'site/styles/base.css' };

async function build(folder: string, compressed: boolean) {
  const cache = join(root, 'node_modules/.cache/bench');
  const options = {
    ...sources,
    scripts: 'site/scripts',
    dist: join(folder, 'dist'),
    cache,
    settings,
    year,
    compressed,
  };
  const { pages } = await buildSite(options);
  return { pages: pages.length, bytes: pages.reduce((sum, { raw }) => sum + raw, 0) };
}

async function bareLoop(folder: string) {
  const bundler = await createPageBundler<Settings>(root, sources);
  const { site, moduleOf } = await bundler.bundle();
  let bytes = 0;
  for (const [index, route] of site.routes.entries()) {
    const { css } = moduleOf(route);
    const { default: Component } = await route.page();
    const props = { path: route.path, routes: site.routes, settings, year };
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
  try {
    const result = mode === 'bare' ? await bareLoop(folder) : await build(folder, mode === 'compressed');
    const wall = performance.now() - started;
    const { user, system } = process.cpuUsage();
    console.log(
      JSON.stringify({ ...result, wall, cpu: (user + system) / 1000, memory: process.resourceUsage().maxRSS / 1024 }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

void run(process.argv[2]!);
