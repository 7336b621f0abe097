/** The preview server as a process. Sends its port, and answers each message with its memory in bytes. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveFolder } from '../../build/serve/server.ts';

const server = createServer(serveFolder(process.argv[2]!)).listen(0, '127.0.0.1', () => {
  process.send!((server.address() as AddressInfo).port);
});
process.on('message', () => process.send!(process.memoryUsage().rss));
