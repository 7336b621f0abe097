/**
 * npm run bench:paint: measures first visits on a slow phone with a slow connection. Loads each
 * page seven times, alternating with a blank page, and prints the medians and their ratio. "words
 * only" is the page without styles, scripts and images. `npm run bench:paint -- 15` runs 15 rounds.
 */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { builtSite, ROUTES } from '../support/built-site.ts';
import { launch } from '../support/chromium.ts';
import { serve } from '../support/serve.ts';
import { median } from './cold.ts';

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';
const BLANK = `<!DOCTYPE html><html lang="en"><head>${VIEWPORT}<title>Blank</title></head><body><p>Blank</p></body></html>`;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWER_CPU = 4;
/** Latency in ms, throughput in bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 210_000, uploadThroughput: 98_000 };
/** Time in ms to wait after the load event, until animations have ended. */
const REST = 2000;

const METRICS = ['first paint', 'largest paint', 'main thread'];
/** Times in ms, in the order of METRICS. */
type Cost = readonly number[];

async function load(browser: Browser, url: string): Promise<Cost> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST);
  const { metrics } = await session.send('Performance.getMetrics');
  const [first, largest] = await page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'largest-contentful-paint', buffered: true });
    });
    return [performance.getEntriesByName('first-contentful-paint')[0]!.startTime, entries.at(-1)!.startTime];
  });
  await context.close();
  return [first!, largest!, metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000];
}

function print(name: string, costs: readonly Cost[], blank: readonly Cost[]): void {
  const cells = METRICS.map((_, index) => {
    const [ours = 0, theirs = 0] = [costs, blank].map((list) => median(list.map((cost) => cost[index]!)));
    const ratio = (ours / theirs).toFixed(2);
    return `${ours.toFixed(0).padStart(6)} /${theirs.toFixed(0).padStart(4)} = ${ratio}`.padEnd(22);
  });
  console.log(`  ${name.padEnd(16)}${cells.join('')}`);
}

async function run(rounds: number): Promise<void> {
  const { dist, html } = await builtSite();
  const [origin, browser] = [await serve(dist), await launch()];
  await writeFile(join(dist, 'blank.html'), BLANK);
  // Warm up, because the first visit includes the browser's startup.
  await load(browser, `${origin}/blank`);
  console.log(`  ${''.padEnd(16)}${METRICS.map((name) => name.padEnd(22)).join('')}ms, page / blank`);
  for (const path of ROUTES) {
    const words = (await html(path)).replace(/<(style|script|svg)\b.*?<\/\1>|<link\b[^>]*>/gs, '');
    await writeFile(join(dist, 'words.html'), words);
    await writeFile(join(dist, 'words.html.br'), brotliCompressSync(words));
    const costs: Record<string, Cost[]> = { '/blank': [], [path]: [], '/words': [] };
    for (let round = 0; round < rounds; round += 1)
      for (const [url, list] of Object.entries(costs)) list.push(await load(browser, origin + url));
    print(path, costs[path]!, costs['/blank']!);
    print('  words only', costs['/words']!, costs['/blank']!);
  }
  await browser.close();
  // The open server would keep the process running.
  process.exit();
}

const rounds = Number(process.argv[2] ?? 7);
if (!(rounds >= 1)) throw new Error(`Expected a number of rounds, such as 7, but found "${process.argv[2]}".`);
void run(rounds);
