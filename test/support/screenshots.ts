/** npm run screenshots: builds the site and takes the README's screenshots, without animations. */

import { join } from 'node:path';
import { printBuildError } from '../../build/commands/cli.ts';
import { buildProject, DIST } from '../../build/commands/project.ts';
import { ROOT } from './build-fixture.ts';
import { launch } from './chromium.ts';
import { serve } from './serve.ts';

const SCREENSHOTS = [
  ['home-light.jpg', '/', 1440, 'light'],
  ['home-phone.jpg', '/', 390, 'light'],
  ['designer.jpg', '/services#door-carriage-walnut-arched-double', 1440, 'light'],
  ['emergency-phone.jpg', '/emergency', 390, 'dark'],
  ['contact-phone.jpg', '/contact', 390, 'light'],
] as const;

async function takeScreenshots(): Promise<void> {
  // The project's font, so the screenshots are the same on every Linux machine.
  process.env.FONTCONFIG_FILE = join(__dirname, 'fonts.conf');
  await buildProject();
  const browser = await launch();
  const origin = await serve(DIST);
  for (const [file, path, width, colorScheme] of SCREENSHOTS) {
    const viewport = { width, height: width < 600 ? 844 : 900 };
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    // 2:14 a.m. in San Antonio, because the contact and emergency pages show the time.
    await page.clock.setFixedTime('2026-05-01T07:14Z');
    await page.goto(origin + path);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(ROOT, 'assets/screenshots', file), quality: 82 });
    await page.close();
  }
  console.log(`Saved ${SCREENSHOTS.length} screenshots in assets/screenshots/`);
}

const { exit } = process;
void takeScreenshots()
  .catch(printBuildError)
  .finally(() => exit());
