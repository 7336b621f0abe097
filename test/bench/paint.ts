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
import type { Browser } from 'playwright-core';
import { builtSite, ROUTES } from '../support/built-site.ts';
import { launch } from '../support/chromium.ts';
import { serve } from '../support/serve.ts';
import { median } from './cold.ts';

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';
const BLANK = `<!DOCTYPE html><html lang="en"><head>${VIEWPORT}<title>Blank</title></head><body><p>Blank</p></body></html>`;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Latency in ms, throughput in bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 210_000, uploadThroughput: 98_000 };

const METRICS = ['first paint', 'largest paint', 'main thread'];
/** Times in ms, in the order of METRICS. */
type Cost = readonly number[];

async function load(browser: Browser, url: string): Promise<Cost> {
  const page = await browser.newPage(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  // Until animations have ended.
  await page.waitForTimeout(2000);
  const [first, largest] = await page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'largest-contentful-paint', buffered: true });
    });
    return [performance.getEntriesByName('first-contentful-paint')[0]!.startTime, entries.at(-1)!.startTime];
  });
  await page.close();

  // The bundled browser has no GPU, so it animates on the main thread, unlike a phone.
  const still = await browser.newPage({ ...PHONE, reducedMotion: 'reduce' });
  const ticks = await still.context().newCDPSession(still);
  await ticks.send('Performance.enable', { timeDomain: 'threadTicks' });
  await still.goto(url);
  await still.waitForTimeout(500);
  const { metrics } = await ticks.send('Performance.getMetrics');
  await still.close();
  return [first!, largest!, metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000];
}

/** @param bases Costs to compare with, in the order of METRICS. */
function compare(costs: readonly Cost[], bases: readonly (readonly Cost[])[]) {
  const cells = METRICS.map((metric, index) => {
    const typical = metric === 'main thread' ? (times: number[]) => Math.min(...times) : median;
    const [ours = 0, theirs = 0] = [costs, bases[index]!].map((list) => typical(list.map((cost) => cost[index]!)));
    return [`${metric}, ms`, `${ours.toFixed(0)} / ${theirs.toFixed(0)} = ${(ours / theirs).toFixed(2)}`];
  });
  return Object.fromEntries(cells);
}

async function run(rounds: number): Promise<void> {
  const { dist, html } = await builtSite();
  const [origin, browser] = [await serve(dist), await launch()];
  await writeFile(join(dist, 'blank.html'), BLANK);
  // Warm up, because the first visit includes the browser's startup.
  await load(browser, `${origin}/blank`);
  for (const path of ROUTES) {
    const text = (await html(path)).replace(/<(style|script|svg)\b.*?<\/\1>|<link\b[^>]*>/gs, '');
    await writeFile(join(dist, 'words.html'), text);
    await writeFile(join(dist, 'words.html.br'), brotliCompressSync(text));
    const [blank, page, bare]: [Cost[], Cost[], Cost[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      blank.push(await load(browser, `${origin}/blank`));
      page.push(await load(browser, origin + path));
      bare.push(await load(browser, `${origin}/words`));
    }
    console.table({ [path]: compare(page, [blank, blank, bare]), 'words only': compare(bare, [blank, blank, blank]) });
  }
  await browser.close();
  // The open server would keep the process running.
  process.exit();
}

const rounds = Number(process.argv[2] ?? 7);
if (!(rounds >= 1)) throw new Error(`Expected a number of rounds, such as 7, but found "${process.argv[2]}".`);
void run(rounds);
