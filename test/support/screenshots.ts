/**
 * npm run screenshots: pictures of the site as it is now, to be looked at.
 *
 * The README's few go to assets/screenshots/; every page at three widths in light and dark goes to
 * assets/screenshots/all/, which is not committed. All show scenes at rest, as under reduced motion.
 */

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { buildProject, DIST } from '../../build/commands/project.ts';
import { PATHS } from './built-site.ts';
import { launch } from './chromium.ts';
import { serve } from './serve.ts';

const FOLDER = join(__dirname, '../../assets/screenshots');
const ALL = join(FOLDER, 'all');

type Scheme = 'light' | 'dark';
type Shot = [file: string, path: string, width: number, scheme: Scheme];

const README: readonly Shot[] = [
  ['home-light.jpg', '/', 1440, 'light'],
  ['home-dark.jpg', '/', 1440, 'dark'],
  ['testimonials-light.jpg', '/testimonials', 1440, 'light'],
  ['home-phone.jpg', '/', 390, 'light'],
  ['emergency-phone.jpg', '/emergency', 390, 'dark'],
  ['contact-phone.jpg', '/contact', 390, 'light'],
];

const name = (path: string) => (path === '/' ? 'home' : path.slice(1));
const schemes: readonly Scheme[] = ['light', 'dark'];

const everything: readonly Shot[] = PATHS.flatMap((path) =>
  [390, 768, 1440].flatMap((width) =>
    schemes.map((scheme): Shot => [`${name(path)}-${width}-${scheme}.jpg`, path, width, scheme]),
  ),
);

async function shoot(
  browser: Browser,
  origin: string,
  folder: string,
  shots: readonly Shot[],
  fullPage: boolean,
): Promise<void> {
  for (const [file, path, width, colorScheme] of shots) {
    const viewport = { width, height: width < 600 ? 844 : 900 };
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    await page.goto(origin + path);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 82, fullPage });
    await page.close();
  }
}

async function screenshots(): Promise<void> {
  await buildProject();
  const browser = await launch();
  const origin = await serve(DIST);
  await rm(ALL, { recursive: true, force: true });
  await mkdir(ALL, { recursive: true });
  await shoot(browser, origin, FOLDER, README, false);
  await shoot(browser, origin, ALL, everything, true);
  await browser.close();
  console.log(
    `\n  ${README.length} pictures for the README in ${FOLDER}\n  ${everything.length} of whole pages in ${ALL}`,
  );
}

screenshots().then(
  () => process.exit(),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
