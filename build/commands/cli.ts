/** Prints build errors and starts servers for all commands. */

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { failuresOf, formatFailures, isExpected } from '../lib/errors.ts';

export const ROOT = join(__dirname, '../..');

/** Prints build errors. Unexpected errors are bugs in the renderer and include a stack trace. */
export function printBuildError(error: unknown): void {
  if (isExpected(error)) console.error(`Build failed. dist/ is unchanged. ${formatFailures(failuresOf(error, ROOT))}`);
  else console.error(error);
  process.exitCode = 1;
}

/** Reasons why a server can't listen, by error code. */
const LISTEN_ERRORS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program is using it.',
  EACCES: 'Ports below 1024 require administrator rights.',
};

/**
 * Listens on a local port and prints the URL. Port 0 selects a free port. With `--host` on the
 * command line, other devices on the network can open the site too.
 */
export function listen(server: Server, port: number): void {
  const isPublic = process.argv.includes('--host');
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = LISTEN_ERRORS[error.code ?? ''] ?? error.message;
    console.error(
      `Could not listen on port ${port}. ${reason} Choose another port, such as PORT=${port < 1024 ? 8080 : port + 1}.`,
    );
    process.exit(1);
  });
  server.listen(port, isPublic ? '0.0.0.0' : '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    console.log(`\n  http://localhost:${port} (press Ctrl+C to stop)`);
    if (!isPublic) return;
    for (const { address, family, internal } of Object.values(networkInterfaces()).flatMap((found) => found ?? []))
      if (family === 'IPv4' && !internal) console.log(`  On your network: http://${address}:${port}`);
  });
}
