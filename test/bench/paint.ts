/**
 * npm run bench:paint: measures first visits on a slow phone with a weak network. Loads each page seven
 * times, each after a blank page from the same server, and prints medians and their ratio. "words only" is
 * the same page without styles, scripts and images. `npm run bench:paint -- 15` runs 15 rounds.
 */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { outputFile } from '../../build/lib/urls.ts';
import { builtSite, ROUTES } from '../support/built-site.ts';
import { launch } from '../support/chromium.ts';
import { serve } from '../support/serve.ts';

const BLANK =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Blank</title></head><body><p>Blank</p></body></html>';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** A weak mobile network: latency in ms, throughput in bytes per second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const SLOWER_CPU = 4;
/** Time in ms after the load until animations have ended. */
const REST = 2000;

/** A page without styles, scripts and images. */
const wordsOf = (html: string) => html.replace(/<(style|script|svg)\b.*?<\/\1>|<link\b[^>]*>/gs, '');

/** In ms. */
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

const KEYS = ['firstPaint', 'largestPaint', 'mainThread'] as const;

function median(costs: readonly Cost[], key: keyof Cost): number {
  return costs.map((cost) => cost[key]).sort((a, b) => a - b)[Math.floor(costs.length / 2)]!;
}

function cell(page: readonly Cost[], blank: readonly Cost[], key: keyof Cost): string {
  const [ours, theirs] = [median(page, key), median(blank, key)];
  return `${ours.toFixed(0).padStart(6)} /${theirs.toFixed(0).padStart(4)} = ${(ours / theirs).toFixed(2)}`;
}

async function run(rounds: number): Promise<void> {
  const { dist, html } = await builtSite();
  await writeFile(join(dist, 'blank.html'), BLANK);
  for (const path of ROUTES) {
    const file = join(dist, `words-${outputFile(path)}`);
    const words = wordsOf(await html(path));
    await writeFile(file, words);
    await writeFile(`${file}.br`, brotliCompressSync(words));
  }
  const origin = await serve(dist);
  const browser = await launch();
  try {
    // The first visit also includes the browser's own start.
    await load(browser, `${origin}/blank`);
    console.log(
      `  ${''.padEnd(16)}${['first paint', 'largest paint', 'main thread'].map((name) => name.padEnd(22)).join('')}ms, page / blank`,
    );
    for (const path of ROUTES) {
      const blank: Cost[] = [];
      const page: Cost[] = [];
      const words: Cost[] = [];
      for (let round = 0; round < rounds; round += 1) {
        blank.push(await load(browser, `${origin}/blank`));
        page.push(await load(browser, origin + path));
        words.push(await load(browser, `${origin}/words-${outputFile(path).replace('.html', '')}`));
      }
      const print = (name: string, costs: readonly Cost[]) => {
        const cells = KEYS.map((key) => cell(costs, blank, key).padEnd(22));
        console.log(`  ${name.padEnd(16)}${cells.join('')}`);
      };
      print(path, page);
      print('  words only', words);
    }
  } finally {
    await browser.close();
  }
  // The server would keep this process alive.
  process.exit();
}

const [rounds = '7'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(rounds))
  throw new Error(`npm run bench:paint -- ${rounds}: expected a number of rounds, such as 7`);
void run(Number(rounds));
