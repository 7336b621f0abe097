/** Sends HTTP requests without changing the path. `fetch` would normalize it. */

import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type Answer = Awaited<ReturnType<typeof sendRequest>>;

export async function sendRequest(port: number, path: string, method = 'GET', sent: OutgoingHttpHeaders = {}) {
  // No keep-alive, because a server may close the connection just as it's reused.
  const outgoing = request({ host: '127.0.0.1', port, path, method, headers: sent, agent: false }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const body = await text(response);
  const { statusCode, headers } = response;
  return { status: statusCode!, headers, location: headers.location, type: headers['content-type'], body };
}
