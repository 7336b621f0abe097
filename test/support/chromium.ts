/** Starts Chromium: the one in @sparticuz/chromium on Linux, or an installed one elsewhere. */

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { ROOT } from './build-fixture.ts';

/** Paths of Chromium. Playwright finds Chrome. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Unpacks @sparticuz/chromium into `node_modules/.cache` once. Returns the executable's path. */
async function unpackBrowser(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'));
  const folder = join(ROOT, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(folder)) {
    await mkdir(dirname(folder), { recursive: true });
    const draft = await mkdtemp(`${folder}-`);
    // The package unpacks into TMPDIR, and adds system libraries only on AWS.
    const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: '20.x' };
    const code = "import('@sparticuz/chromium').then((module) => module.default.executablePath())";
    await promisify(execFile)(process.execPath, ['-e', code], { cwd: ROOT, env });
    // The rename fails if another process has already unpacked the browser.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  }
  return join(folder, 'chromium');
}

/** The bundled browser gives the same results everywhere, and is faster than regular Chromium. */
const isBundled = process.platform === 'linux' && process.arch === 'x64';

export async function launch(): Promise<Browser> {
  const { CHROME_PATH, LD_LIBRARY_PATH = '' } = process.env;
  // Chromium's sandbox doesn't work for root or in containers.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  const installed = CHROME_PATH || (isBundled ? await unpackBrowser() : INSTALLED.find((path) => existsSync(path)));
  if (!installed) return chromium.launch({ channel: 'chrome', args });
  // The libraries of the bundled browser.
  const libraries = join(dirname(installed), 'al2023/lib');
  const env = { ...process.env, LD_LIBRARY_PATH: `${libraries}:${LD_LIBRARY_PATH}` };
  return chromium.launch({ executablePath: installed, args, env });
}
