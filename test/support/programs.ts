/** Servers of the machine that tests start: where they are, and when they answer. */

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * The program that a variable of the environment names; undefined, if it is not set.
 *
 * @throws Error when there is no such file.
 */
export function programAt(variable: string): string | undefined {
  const path = process.env[variable];
  if (path && !existsSync(path)) throw new Error(`${variable} is "${path}": there is no such file`);
  return path;
}

/** Lets a server of the tests' own listen on a free port of this machine, which is returned. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A port that nothing listens on, for a program that must be told one. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Waits until a server that was started answers.
 *
 * @param ask Asks it something; fails as long as nobody answers.
 * @param failure What is said of a server that ends, or does not answer within thirty seconds.
 */
export async function whenUp(server: ChildProcess, ask: () => Promise<unknown>, failure: string): Promise<void> {
  for (let attempt = 0; attempt < 600 && server.exitCode === null; attempt += 1) {
    if (await ask().catch(() => undefined)) return;
    await wait(50);
  }
  throw new Error(failure);
}
