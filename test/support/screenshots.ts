/**
 * npm run screenshots: builds the site and takes screenshots without animations. The README's
 * screenshots are committed. Git ignores the screenshots of every page in assets/screenshots/all/.
 */

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { printBuildError } from '../../build/commands/cli.ts';
import { buildProject, DIST } from '../../build/commands/project.ts';
import { ROOT } from './build-fixture.ts';
import { PATHS } from './built-site.ts';
import { launch } from './chromium.ts';
import { serve } from './serve.ts';

const FOLDER = join(ROOT, 'assets/screenshots');

const README = [
  ['home-light.jpg', '/', 1440, 'light'],
  ['home-phone.jpg', '/', 390, 'light'],
  ['designer.jpg', '/services#door-carriage-walnut-arched-double', 1440, 'light'],
  ['emergency-phone.jpg', '/emergency', 390, 'dark'],
  ['contact-phone.jpg', '/contact', 390, 'light'],
] as const;

const ALL = PATHS.flatMap((path) =>
  [390, 768, 1440].flatMap((width) =>
    (['light', 'dark'] as const).map(
      (scheme) => [`all/${path.slice(1) || 'home'}-${width}-${scheme}.jpg`, path, width, scheme] as const,
    ),
  ),
);

async function takeScreenshots(): Promise<void> {
  // The project's font, so the screenshots are the same on every Linux machine.
  process.env.FONTCONFIG_FILE = join(__dirname, 'fonts.conf');
  await buildProject();
  const browser = await launch();
  const origin = await serve(DIST);
  await rm(join(FOLDER, 'all'), { recursive: true, force: true });
  for (const [file, path, width, colorScheme] of [...README, ...ALL]) {
    const viewport = { width, height: width < 600 ? 844 : 900 };
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    // 2:14 a.m. in San Antonio, because the contact and emergency pages show the time.
    await page.clock.setFixedTime('2026-05-01T07:14Z');
    await page.goto(origin + path);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(FOLDER, file), quality: 82, fullPage: file.startsWith('all/') });
    await page.close();
  }
  console.log(`Saved ${README.length} screenshots for the README and ${ALL.length} of all pages in ${FOLDER}`);
}

void takeScreenshots()
  .catch(printBuildError)
  .finally(() => process.exit());
