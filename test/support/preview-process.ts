/** The preview in a process of its own, which tells its port and, whenever asked, the bytes of memory that it takes. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerFrom } from '../../build/serve/server.ts';

const server = createServer(answerFrom(process.argv[2]!)).listen(0, '127.0.0.1', () => {
  process.send!((server.address() as AddressInfo).port);
});
process.on('message', () => process.send!(process.memoryUsage().rss));
