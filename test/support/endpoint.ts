/** A mock form service on a separate origin. Each test sets the response. */

import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './programs.ts';

export type Answer = (response: ServerResponse) => void;

/** Creates a response that allows any origin (CORS), as form services do. */
export const answer =
  (status: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (response) =>
    response.writeHead(status, { 'Access-Control-Allow-Origin': '*', ...headers }).end(body);

export const json = (body: unknown, status = 200): Answer =>
  answer(status, { 'Content-Type': 'application/json' }, JSON.stringify(body));

export type Endpoint = Awaited<ReturnType<typeof openEndpoint>>;

/** Starts the server. Like many form services, it rejects preflight requests (OPTIONS). */
export async function openEndpoint() {
  const received: Record<string, string>[] = [];
  const ids: (string | undefined)[] = [];
  const requests: string[] = [];
  let how = answer(200);
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.headers['content-type']} for ${request.headers.accept}`);
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const { request: id, ...fields } = Object.fromEntries(new URLSearchParams(await text(request)));
    received.push(fields);
    ids.push(id);
    how(response);
  });
  return {
    url: `http://localhost:${await listen(server)}/quotes`,
    /** The fields of each posted form, without the request id. */
    received,
    /** The id of each request. */
    ids,
    /** Method, content type and accepted types of each request. */
    requests,
    /** Sets the response to the next requests, and clears everything recorded so far. */
    respondWith(next: Answer): void {
      how = next;
      [received.length, ids.length, requests.length] = [0, 0, 0];
    },
  };
}
