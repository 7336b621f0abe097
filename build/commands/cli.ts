/** How the commands begin, listen, and print why they failed. */

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { withCodeFrame } from '../check/code-frame.ts';
import { failuresOf, formatFailures, isExpected } from '../lib/errors.ts';

export const ROOT = join(__dirname, '../..');

/** Prints why a command failed and makes it exit with 1. Only a failure of the program itself has a stack. */
function fail(error: unknown): void {
  // The site has an error of its own for what the environment sets.
  if (error instanceof Error && error.name === 'SettingsError') console.error(error.message);
  else if (isExpected(error)) {
    const failures = failuresOf(error, ROOT).map((failure) => withCodeFrame(ROOT, failure));
    console.error(`Build failed, dist/ is unchanged. ${formatFailures(failures)}`);
  } else console.error(error);
  process.exitCode = 1;
}

export function run(command: () => Promise<unknown>): void {
  command().catch(fail);
}

/**
 * Serves on a port of this machine, and prints the address. 0 lets the system choose a port. With `--host` on the
 * command line other devices in the network can open the site too.
 */
export function listen(server: Server, port: number): void {
  const isPublic = process.argv.includes('--host');
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = `Port ${port} is taken by another program: choose one with PORT=${port + 1}`;
    fail(error.code === 'EADDRINUSE' ? taken : error);
    process.exit();
  });
  server.listen(port, isPublic ? '0.0.0.0' : '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    console.log(`\n  The site is at http://localhost:${port} (Ctrl+C stops it)`);
    if (!isPublic) return;
    for (const { address, family, internal } of Object.values(networkInterfaces()).flatMap((found) => found ?? []))
      if (family === 'IPv4' && !internal) console.log(`  In the local network: http://${address}:${port}`);
  });
}
