/**
 * npm run bench:paint: measures first visits on a slow phone with a slow connection. Loads each
 * page seven times, alternating with a blank page and with "words only", which is the page without
 * styles, scripts and images. Prints the medians and their ratios to the blank page, except the
 * page's time on the main thread, which it compares with "words only". That's CPU time of a second
 * load without throttling, and the lowest of all rounds, because it varies less.
 * `npm run bench:paint -- 15` runs 15 rounds.
 */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { builtSite, ROUTES } from '../support/built-site.ts';
import { launch } from '../support/chromium.ts';
import { serve } from '../support/serve.ts';
import { median } from './cold.ts';

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';
const BLANK = `<!DOCTYPE html><html lang="en"><head>${VIEWPORT}<title>Blank</title></head><body><p>Blank</p></body></html>`;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** The bundled browser has no GPU, so it animates on the main thread, unlike a phone. */
const STILL = { ...PHONE, reducedMotion: 'reduce' } as const;
/** Latency in ms, throughput in bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 210_000, uploadThroughput: 98_000 };
/** Times in ms to wait after the load event: until animations have ended, or if nothing moves. */
const [REST, STILL_REST] = [2000, 500];

const METRICS = ['first paint', 'largest paint', 'main thread'];
/** Times in ms, in the order of METRICS. */
type Cost = readonly number[];

async function openPage(browser: Browser, options: BrowserContextOptions) {
  const page = await browser.newPage(options);
  return { page, session: await page.context().newCDPSession(page) };
}

async function load(browser: Browser, url: string): Promise<Cost> {
  const { page, session } = await openPage(browser, PHONE);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST);
  const [first, largest] = await page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'largest-contentful-paint', buffered: true });
    });
    return [performance.getEntriesByName('first-contentful-paint')[0]!.startTime, entries.at(-1)!.startTime];
  });
  await page.close();

  const still = await openPage(browser, STILL);
  await still.session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await still.page.goto(url, { waitUntil: 'load' });
  await still.page.waitForTimeout(STILL_REST);
  const { metrics } = await still.session.send('Performance.getMetrics');
  await still.page.close();
  return [first!, largest!, metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000];
}

/** @param bases Costs to compare with, in the order of METRICS. */
function print(name: string, costs: readonly Cost[], bases: readonly (readonly Cost[])[]): void {
  const cells = bases.map((base, index) => {
    const typical = METRICS[index] === 'main thread' ? (times: number[]) => Math.min(...times) : median;
    const [ours = 0, theirs = 0] = [costs, base].map((list) => typical(list.map((cost) => cost[index]!)));
    return `${ours.toFixed(0).padStart(6)} /${theirs.toFixed(0).padStart(4)} = ${(ours / theirs).toFixed(2)}`.padEnd(
      22,
    );
  });
  console.log(`  ${name.padEnd(16)}${cells.join('')}`);
}

async function run(rounds: number): Promise<void> {
  const { dist, html } = await builtSite();
  const [origin, browser] = [await serve(dist), await launch()];
  await writeFile(join(dist, 'blank.html'), BLANK);
  // Warm up, because the first visit includes the browser's startup.
  await load(browser, `${origin}/blank`);
  console.log(`  ${''.padEnd(16)}${METRICS.map((name) => name.padEnd(22)).join('')}ms, page / blank or words only`);
  for (const path of ROUTES) {
    const text = (await html(path)).replace(/<(style|script|svg)\b.*?<\/\1>|<link\b[^>]*>/gs, '');
    await writeFile(join(dist, 'words.html'), text);
    await writeFile(join(dist, 'words.html.br'), brotliCompressSync(text));
    const [blank, page, words]: [Cost[], Cost[], Cost[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      blank.push(await load(browser, `${origin}/blank`));
      page.push(await load(browser, origin + path));
      words.push(await load(browser, `${origin}/words`));
    }
    print(path, page, [blank, blank, words]);
    print('  words only', words, [blank, blank, blank]);
  }
  await browser.close();
  // The open server would keep the process running.
  process.exit();
}

const rounds = Number(process.argv[2] ?? 7);
if (!(rounds >= 1)) throw new Error(`Expected a number of rounds, such as 7, but found "${process.argv[2]}".`);
void run(rounds);
