/** Requests to a server of the tests' own. */

import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  location?: string | undefined;
  type?: string | undefined;
  body: string;
}

/** Asks with the path exactly as given: `fetch` would normalize it. */
export function ask(port: number, path: string, method = 'GET', headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // A connection of its own: a server may close a kept one just when it is used again.
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => {
        const { location, 'content-type': type } = response.headers;
        resolve({ status: response.statusCode!, headers: response.headers, location, type, body });
      });
    })
      .on('error', reject)
      .end();
  });
}
