/** A mock form service on a separate origin. Each test sets the response. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
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

export interface Endpoint {
  url: string;
  /** The fields of each posted form, without the request id. */
  received: Record<string, string>[];
  /** The id of each request. */
  ids: (string | undefined)[];
  /** Method, content type and accepted types of each request. */
  requests: string[];
  /** Sets the response to the next requests, and clears everything recorded so far. */
  respondWith: (how: Answer) => void;
}

/** Returns the fields of a posted form. */
export const fieldsOf = async (request: IncomingMessage): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(await text(request)));

/** Starts the server. Like many form services, it rejects preflight requests (OPTIONS). */
export async function openEndpoint(): Promise<Endpoint> {
  const received: Endpoint['received'] = [];
  const ids: Endpoint['ids'] = [];
  const requests: string[] = [];
  let how = answer(200);
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.headers['content-type']} for ${request.headers.accept}`);
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const { request: id, ...fields } = await fieldsOf(request);
    received.push(fields);
    ids.push(id);
    how(response);
  });
  const respondWith: Endpoint['respondWith'] = (next) => {
    how = next;
    [received.length, ids.length, requests.length] = [0, 0, 0];
  };
  return { url: `http://localhost:${await listen(server)}/quotes`, received, ids, requests, respondWith };
}
