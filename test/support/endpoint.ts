/** Somebody who takes quote requests, at an origin of their own, in whatever way a test wants. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from './programs.ts';

type Answer = (response: ServerResponse) => void;

/** Answers as form services do: they say that any page may read it, and know nothing of questions beforehand (OPTIONS). */
export const answer =
  (status: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (response) =>
    response.writeHead(status, { 'Access-Control-Allow-Origin': '*', ...headers }).end(body);

/** Answers with JSON. */
export const json = (body: unknown, status = 200): Answer =>
  answer(status, { 'Content-Type': 'application/json' }, JSON.stringify(body));

export interface Endpoint {
  url: string;
  /** What was posted, decoded. */
  received: Record<string, string>[];
  /** Every request: method, type of its content, and types that it accepts. */
  asked: string[];
  /** How the next requests are answered. */
  answers: (how: Answer) => void;
}

/** The fields of a form that was posted. */
export async function fieldsOf(request: IncomingMessage): Promise<Record<string, string>> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return Object.fromEntries(new URLSearchParams(body));
}

export async function openEndpoint(): Promise<Endpoint> {
  const received: Endpoint['received'] = [];
  const asked: string[] = [];
  let how = answer(200);
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.headers['content-type']} for ${request.headers.accept}`);
    if (request.method !== 'POST') return void response.writeHead(405).end();
    received.push(await fieldsOf(request));
    how(response);
  });
  const port = await listen(server);
  return {
    url: `http://localhost:${port}/quotes`,
    received,
    asked,
    answers(next) {
      how = next;
      received.length = 0;
      asked.length = 0;
    },
  };
}
