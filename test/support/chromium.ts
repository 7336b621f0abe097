import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { ROOT } from './build-fixture.ts';

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
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

/**
 * Starts a browser.
 *
 * @param options Additional command-line options.
 * @throws Error if no browser is installed, except on Linux x64.
 */
export async function launch(...options: string[]): Promise<Browser> {
  const { CHROME_PATH, LD_LIBRARY_PATH = '' } = process.env;
  // Chromium's sandbox doesn't work for root or in containers.
  const common = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  const args = [...common, ...options];
  const candidates = isBundled ? [] : INSTALLED;
  const installed = (CHROME_PATH ? [CHROME_PATH] : candidates).find((path) => existsSync(path));
  if (installed) return chromium.launch({ executablePath: installed, args });
  if (CHROME_PATH)
    throw new Error(`CHROME_PATH is ${CHROME_PATH}, which doesn't exist. Set it to the path of Chromium or Chrome.`);
  if (!isBundled) throw new Error('Could not find Chromium or Chrome. Install one, or set CHROME_PATH to its path.');
  const executablePath = await unpackBrowser();
  const libraries = join(dirname(executablePath), 'al2023/lib');
  const env = { ...process.env, LD_LIBRARY_PATH: `${libraries}:${LD_LIBRARY_PATH}` };
  return chromium.launch({ executablePath, args, env });
}
