/** A browser of another engine than Chromium's, driven by the machine's own WebDriver program: Safari's engine above all. */

import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Capabilities, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { freePort, whenUp } from './programs.ts';

export interface OtherEngine {
  driver: WebDriver;
  /** Gives the window's inside a size in pixels. */
  resize: (width: number, height: number) => Promise<unknown>;
  close: () => Promise<void>;
}

/** How long a browser may take to open, in milliseconds: a program whose browser finds no display never answers. */
const OPENING = 30_000;

/**
 * @param program A WebDriver program, such as Debian's WebKitWebDriver, geckodriver or Safari's own safaridriver.
 * @throws Error when it opens no browser.
 */
export async function openOtherEngine(program: string): Promise<OtherEngine> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // WebKit paints without the graphics card, whose work the processor would do.
  const env = { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const server = spawn(program, ['-p', String(port)], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await whenUp(server, () => fetch(`${origin}/status`), `it does not answer at ${origin}`);
    const driver = WebDriver.createSession(new Executor(new HttpClient(origin)), new Capabilities());
    const late = wait(OPENING, undefined, { ref: false }).then(() => {
      throw new Error(`nothing after ${OPENING / 1000} seconds`);
    });
    await Promise.race([driver.getSession(), late]);
    const sizeOf = (side: 'inner' | 'outer') =>
      driver.executeScript<[number, number]>(`return [${side}Width, ${side}Height]`);
    return {
      driver,
      resize: (width, height) =>
        driver.wait(
          async () => {
            const [inner, outer] = [await sizeOf('inner'), await sizeOf('outer')];
            if (inner[0] === width && inner[1] === height) return true;
            const rect = { x: 0, y: 0, width: width + outer[0] - inner[0], height: height + outer[1] - inner[1] };
            // The window may still be changing from before: then this is not the last time.
            await driver.manage().window().setRect(rect);
            return false;
          },
          5000,
          `the window does not get ${width} x ${height} pixels inside`,
        ),
      async close() {
        await driver.quit();
        server.kill();
      },
    };
  } catch (error) {
    server.kill();
    throw new Error(`${program} opens no browser. One with windows needs a display, such as xvfb-run gives`, {
      cause: error,
    });
  }
}
