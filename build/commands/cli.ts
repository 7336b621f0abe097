/** Prints build errors and starts servers for all commands. */

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { BuildError, failuresOf, formatFailures } from '../lib/errors.ts';

export const ROOT = join(__dirname, '../..');

export function printBuildError(error: unknown, outcome?: string): void {
  const state = existsSync(join(ROOT, 'dist')) ? 'is unchanged' : "doesn't exist";
  console.error(`${outcome ?? `Build failed. dist/ ${state}.`} ${formatFailures(failuresOf(error, ROOT))}`);
  process.exitCode = 1;
}

/** Returns `PORT`, or the default. @throws BuildError if it's invalid. */
export function readPort({ PORT = '4173' } = process.env): number {
  // On Windows, `set PORT=8080 && npm start` adds a space.
  if (/^\s*\d{1,5}\s*$/.test(PORT) && Number(PORT) <= 65_535) return Number(PORT);
  throw new BuildError([`PORT is "${PORT}". Expected a whole number from 0 to 65535.`]);
}

/** Listens on a local port and prints the URL. Port 0 selects a free port. */
export async function listen(listener: RequestListener, port: number): Promise<void> {
  // The program that reads the output has ended, as in `npm run dev | head`.
  process.stdout.on('error', () => process.exit());
  // Other devices on the network can open the site too. Android doesn't list its interfaces.
  const found = process.argv.includes('--host') ? Object.values(networkInterfaces()).flatMap((list = []) => list) : [];
  const shared = found.filter(({ family, internal }) => family === 'IPv4' && !internal);
  let selected = port;
  // Browsers may use either address of localhost. A machine without IPv6 doesn't have the second.
  for (const host of ['127.0.0.1', '::1', ...shared.map(({ address }) => address)]) {
    // Browsers send a project's cookies to all other projects on localhost. The default is 16 KB.
    const server = createServer({ maxHeaderSize: 65_536 }, listener).listen(selected, host);
    const [error] = await once(server, 'listening').catch((error: NodeJS.ErrnoException) => [error]);
    if (!error) selected = (server.address() as AddressInfo).port;
    else if (host === '127.0.0.1' || error.code === 'EADDRINUSE') {
      const reason = error.code === 'EADDRINUSE' ? 'Another program is using it.' : `${error.message}.`;
      const other = port < 1024 || port === 65535 ? 8080 : port + 1;
      console.error(`Could not listen on port ${port}. ${reason} Choose another port, such as PORT=${other}.`);
      process.exit(1);
    }
  }
  console.log(`\n  http://localhost:${selected} (press Ctrl+C to stop)`);
  for (const { address } of shared) console.log(`  On your network: http://${address}:${selected}`);
}
