/** The preview in a process of its own, which tells its port and, whenever asked, the bytes of memory that it takes. */

import type { AddressInfo } from 'node:net';
import { createPreview } from '../build/server.ts';

const server = createPreview(process.argv[2]!).listen(0, '127.0.0.1', () => {
  process.send!((server.address() as AddressInfo).port);
});
process.on('message', () => process.send!(process.memoryUsage().rss));
