/** Who looks at the site under npm run dev, and what they are told. */

import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openViewers } from '../../build/viewers.ts';

/** A request that is held open, and what was written to it. */
function openRequest() {
  const told: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    writeHead() {},
    write: (text: string) => void (text.startsWith('data: ') && told.push(text)),
  });
  return { told, response: response as unknown as ServerResponse };
}

const nothingMade = () => false;

test('each page is told its version once, and again when it is another', () => {
  const viewers = openViewers();
  const [home, contact] = [openRequest(), openRequest()];
  viewers.add('/', home.response);
  viewers.add('/contact', contact.response);
  const versions: Record<string, string> = { '/': 'a-b' };
  const now = { isMade: nothingMade, versionAt: (path: string) => versions[path] };
  viewers.tell(now);
  viewers.tell(now);
  versions['/contact'] = 'c-d';
  viewers.tell(now);
  versions['/'] = 'a-e';
  viewers.tell(now);
  assert.equal(home.told, ['data: a-b\n\n', 'data: a-e\n\n']);
  assert.equal(contact.told, ['data: c-d\n\n']);
});

test('a page that is closed is told nothing more', () => {
  const viewers = openViewers();
  const { told, response } = openRequest();
  viewers.add('/', response);
  assert.equal(viewers.paths(), ['/']);
  response.emit('close');
  viewers.tell({ isMade: nothingMade, versionAt: () => 'a-b' });
  assert.equal(told, []);
  assert.equal(viewers.paths(), []);
});

test('a request waits until what it asks for is made, whatever else is', async () => {
  const viewers = openViewers();
  let isOver = false;
  const waited = viewers.wait('/contact?from=mail', new Promise(() => {})).then(() => (isOver = true));
  assert.equal(viewers.paths(), ['/contact']);
  viewers.tell({ isMade: (url) => url === '/', versionAt: () => undefined });
  await new Promise(setImmediate);
  assert.not.ok(isOver);
  viewers.tell({ isMade: (url) => url === '/contact?from=mail', versionAt: () => undefined });
  await waited;
  assert.equal(viewers.paths(), []);
});

test('a request waits no longer than all is over', async () => {
  const viewers = openViewers();
  await viewers.wait('/missing', Promise.resolve());
  assert.equal(viewers.paths(), []);
});

test.run();
