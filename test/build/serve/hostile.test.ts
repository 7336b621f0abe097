/** The preview server under malformed and malicious requests. `HOSTILE=10000 npm test -- hostile` sends more. */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildFixture, temporaryFolder } from '../../support/build-fixture.ts';

const REQUESTS = Number(process.env.HOSTILE ?? 600);
const AT_ONCE = 20;
/** Maximum growth of the server's memory in bytes, after the first third of the requests. */
const GROWTH = 48 * 1024 * 1024;
const SECRET = 'outside of the published folder';

/** Creates a pseudo-random generator with the same numbers in every run, from 0 to `below` exclusive. */
function openDice(): (below: number) => number {
  let state = 20301121;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const DOTS = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '..%00',
  '..;',
  '%c0%ae%c0%ae',
  '\\..',
  '....//',
  '%u002e%u002e',
  '..%5c',
];
const SLASHES = ['/', '%2f', '//', '\\', '%5c', '%252f', '/./', '%c0%af', '%ef%bc%8f'];
const TARGETS = [
  'secret.txt',
  'dist.secret/secret.txt',
  'etc/passwd',
  'package.json',
  '.git/config',
  'rolls',
  'windows/win.ini',
];
const PATHS = [
  '/%',
  '/%00',
  '/rolls%00.html',
  '/\0',
  '/%zz',
  '/%ff%fe',
  '//',
  '///',
  '/\u{1f956}',
  '*',
  '',
  '?',
  '#',
  'http://[',
  'http://a/%',
  'file:///etc/passwd',
  '//etc/passwd',
  '/.env',
  '/_headers',
  '/__proto__',
  '/constructor',
];
const METHODS = [
  'POST',
  'PUT',
  'DELETE',
  'TRACE',
  'CONNECT',
  'OPTIONS',
  'PROPFIND',
  'get',
  'G ET',
  'X'.repeat(300),
  '',
];
const HEADERS = [
  'Host',
  ': x',
  'X-A: b\0c',
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Range: bytes=9-1',
  'Range: bytes=0-0,1-1,2-2',
  'Range: bytes=99999999999999999999-',
  'Range: x',
  'If-None-Match: "',
  'If-Modified-Since: yesterday',
  'Accept-Encoding: br;q=-1, *',
  'Expect: 100-continue',
  'Upgrade: websocket\r\nConnection: Upgrade',
  `Cookie: ${'c'.repeat(30000)}`,
  `X-${'x'.repeat(20000)}: 1`,
];

/** A raw request, and whether its sender waits for the response. */
function hostileRequest(dice: (below: number) => number): { text: string; stays: boolean } {
  const oneOf = <T>(list: readonly T[]): T => list[dice(list.length)]!;
  const traversal = () => `/${`${oneOf(DOTS)}${oneOf(SLASHES)}`.repeat(1 + dice(6))}${oneOf(TARGETS)}`;
  const stays = dice(10) > 0;
  switch (dice(8)) {
    case 0:
      return { text: `GET ${oneOf(PATHS)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, stays };
    case 1:
      return { text: `${oneOf(METHODS)} /rolls HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, stays };
    case 2:
      return { text: `GET /rolls HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${oneOf(HEADERS)}\r\n\r\n`, stays };
    case 3:
      return {
        text: `GET /${oneOf(['a', '/', '../', '%2e', '?'])[0]!.repeat(1 + dice(40_000))} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
        stays,
      };
    case 4:
      // Cut off anywhere.
      return { text: `GET ${traversal()} HTTP/1.1\r\nHost: x`.slice(0, 1 + dice(40)), stays: false };
    case 5:
      return {
        text: Array.from({ length: 1 + dice(400) }, () => String.fromCharCode(dice(256))).join(''),
        stays: false,
      };
    default:
      return { text: `GET ${traversal()} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, stays };
  }
}

/** Sends a request. Resolves to everything received until either side closes the connection. */
function send(port: number, { text, stays }: { text: string; stays: boolean }): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text, 'latin1');
      if (!stays) setTimeout(() => socket.destroy(), 20);
    });
    socket.setEncoding('latin1');
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

test(`serves the site as before after ${REQUESTS} hostile requests, without leaking files or memory`, async () => {
  const root = temporaryFolder();
  const dist = join(root, 'dist');
  await buildFixture(dist);
  for (const folder of [root, join(root, 'dist.secret')]) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'secret.txt'), SECRET);
  }
  const preview = fork(join(__dirname, '../../support/preview-process.ts'), [dist], {
    execArgv: ['--require', 'tsx/cjs'],
  });
  try {
    const [port] = (await once(preview, 'message')) as [number];
    const home = { text: 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', stays: true };
    const body = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n'));
    const before = await send(port, home);
    assert.match(before, /^HTTP\/1\.1 200 OK/);
    const memory = async () => {
      preview.send('memory');
      return ((await once(preview, 'message')) as [number])[0];
    };

    const dice = openDice();
    const statuses = new Map<string, number>();
    let warm = 0;
    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
      const requests = Array.from({ length: AT_ONCE }, () => hostileRequest(dice));
      for (const [index, answer] of (await Promise.all(requests.map((one) => send(port, one)))).entries()) {
        assert.not.match(answer, SECRET, requests[index]!.text);
        assert.not.match(answer, /root:x:|devDependencies|\[core\]/, requests[index]!.text);
        const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'none';
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        assert.not.match(status, /^5/, requests[index]!.text);
      }
      if (warm === 0 && sent >= REQUESTS / 3) warm = await memory();
    }
    assert.is(body(await send(port, home)), body(before));
    const grown = (await memory()) - warm;
    assert.ok(grown < GROWTH, `${grown} bytes more`);
    assert.is(preview.exitCode, null);
    const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
    console.log(
      `\n  ${counts.join(', ')}; memory ${(warm / 1e6).toFixed(0)} MB, then ${(grown / 1e6).toFixed(1)} MB more`,
    );
  } finally {
    preview.kill();
  }
});

test.run();
