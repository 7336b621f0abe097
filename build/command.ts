/** How the commands of this project begin, listen, and tell why they failed. Nothing here reads the site. */

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { BuildError, failuresOf, formatFailures, isUnreadable } from './errors.ts';

export const ROOT = join(__dirname, '..');

/** Prints why a command failed and makes it exit with 1. Only a failure of the program itself has a stack. */
export function fail(error: unknown): void {
  // The site has an error of its own for what the environment sets.
  if (error instanceof Error && error.name === 'SettingsError') console.error(error.message);
  else if (error instanceof BuildError || isUnreadable(error)) {
    console.error(`Build failed, dist/ is unchanged. ${formatFailures(failuresOf(error, ROOT))}`);
  } else console.error(error);
  process.exitCode = 1;
}

/** @param command Requires what reads the site by itself, so that a mistake in a file of facts is told like all others. */
export function run(command: () => Promise<unknown>): void {
  command().catch(fail);
}

/** Serves on a port of this machine, and says where. 0 lets the system choose one. */
export function listen(server: Server, port: number): void {
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    fail(taken ? `Port ${port} is taken by another program: choose one with PORT=4174` : error);
    process.exit();
  });
  server.listen(port, '127.0.0.1', () => {
    console.log(`\n  The site is at http://localhost:${(server.address() as AddressInfo).port} (Ctrl+C stops it)`);
  });
}
