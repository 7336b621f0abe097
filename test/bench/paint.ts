/**
 * npm run bench:paint: what a first visit costs a slow phone on a weak network. Each page is loaded
 * seven times, each time after a blank page from the same server; the medians are printed with how
 * many times the blank page's they are. `npm run bench:paint -- 15` takes 15 pairs.
 */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { buildProjectSite, ROUTES } from '../built-site.ts';
import { findBrowser, launch, serve } from '../browser/chromium.ts';

const BLANK =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Blank</title></head><body><p>Blank</p></body></html>';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Milliseconds of round trip, bytes a second: a weak mobile network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const SLOWER_CPU = 4;
/** Milliseconds after the load, until the scenes have come to rest. */
const REST = 2000;

/** Milliseconds. */
interface Cost {
  firstPaint: number;
  largestPaint: number;
  mainThread: number;
}

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
  const mainThread = metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  const [firstPaint, largestPaint] = await page.evaluate(async () => {
    const largest = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    return [performance.getEntriesByName('first-contentful-paint')[0]!.startTime, await largest];
  });
  await context.close();
  return { firstPaint: firstPaint!, largestPaint: largestPaint!, mainThread };
}

function median(costs: readonly Cost[], key: keyof Cost): number {
  return costs.map((cost) => cost[key]).sort((a, b) => a - b)[Math.floor(costs.length / 2)]!;
}

function cell(page: readonly Cost[], blank: readonly Cost[], key: keyof Cost): string {
  const [ours, theirs] = [median(page, key), median(blank, key)];
  return `${ours.toFixed(0).padStart(6)} /${theirs.toFixed(0).padStart(4)} = ${(ours / theirs).toFixed(2)}`;
}

async function run(pairs: number): Promise<void> {
  const { dist } = await buildProjectSite();
  await writeFile(join(dist, 'blank.html'), BLANK);
  const origin = await serve(dist);
  const browser = await launch(findBrowser());
  try {
    // The first visit also starts what the browser starts once.
    await load(browser, `${origin}/blank`);
    console.log(
      `  ${''.padEnd(16)}${['first paint', 'largest paint', 'main thread'].map((name) => name.padEnd(22)).join('')}ms, page / blank`,
    );
    for (const path of ROUTES) {
      const blank: Cost[] = [];
      const page: Cost[] = [];
      for (let pair = 0; pair < pairs; pair += 1) {
        blank.push(await load(browser, `${origin}/blank`));
        page.push(await load(browser, origin + path));
      }
      const cells = (['firstPaint', 'largestPaint', 'mainThread'] as const).map((key) =>
        cell(page, blank, key).padEnd(22),
      );
      console.log(`  ${path.padEnd(16)}${cells.join('')}`);
    }
  } finally {
    await browser.close();
  }
  // The server would keep this process alive.
  process.exit();
}

const [pairs = '7'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(pairs))
  throw new Error(`npm run bench:paint -- ${pairs}: expected a number of pairs, such as 7`);
void run(Number(pairs));
