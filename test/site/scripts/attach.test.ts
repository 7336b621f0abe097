/** What holds for every script, and the two that only read: the year and the missing path. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PATHS } from '../../support/built-site.ts';
import { openPage } from '../../support/open-page.ts';

for (const path of PATHS) {
  test(`${path}: every script starts, once, and says nothing`, async () => {
    const { findAll, errors, runScript } = await openPage(path);
    for (const root of findAll('[data-module]')) {
      const names = root.dataset.module!.split(' ').sort();
      assert.equal(root.dataset.attached!.split(' ').sort(), names);
    }
    runScript();
    for (const root of findAll('[data-module]')) {
      assert.is(root.dataset.attached!.split(' ').length, root.dataset.module!.split(' ').length);
    }
    assert.equal(
      errors.filter(([first]) => !String(first).startsWith('404 Error')),
      [],
    );
  });
}

test('started twice, the menu still opens with one click', async () => {
  const { find, runScript } = await openPage('/');
  runScript();
  find('.menu-toggle').click();
  assert.is(find('.menu-toggle').getAttribute('aria-expanded'), 'true');
});

test('a script without its parts is logged by name, changes nothing, and leaves the others working', async () => {
  const { find, fire, errors, clock } = await openPage('/contact', {
    prepare: (_, document) => document.querySelector('.menu-toggle')!.remove(),
  });
  assert.is(errors.length, 1);
  assert.match(String(errors[0]![0]), 'Script "menu" failed');
  assert.is(find('.header-nav').dataset.attached, undefined);
  fire(find('form'), 'submit');
  clock.pass(16);
  assert.match(find('[role=status]').textContent!, 'Message Sent!');
});

test('a browser that cannot construct stylesheets starts every script all the same', async () => {
  const { findAll, errors } = await openPage('/services', {
    prepare: (window) => {
      const CSSStyleSheet = class {
        constructor() {
          throw new TypeError('Illegal constructor');
        }
      };
      Object.assign(window, { CSSStyleSheet });
    },
  });
  for (const root of findAll('[data-module]')) assert.ok(root.dataset.attached, root.dataset.module);
  assert.equal(errors, []);
});

test('a page without any of the markup starts nothing and fails at nothing', async () => {
  const { errors } = await openPage('/contact', {
    prepare: (_, document) => {
      for (const root of document.querySelectorAll('[data-module]')) root.remove();
    },
  });
  assert.equal(errors, []);
});

for (const [clock, shown] of [
  [2029, '2030'],
  [2030, '2030'],
  [2031, '2031'],
] as const) {
  test(`year: with a clock in ${clock} the page of 2030 shows ${shown}`, async () => {
    const { find } = await openPage('/', {
      prepare: (window) => {
        window.Date.prototype.getFullYear = () => clock;
      },
    });
    assert.is(find('[data-module=year]').textContent, shown);
  });
}

test('year: a page that comes back after New Year shows the new one', async () => {
  const { find, fire, window } = await openPage('/', {
    prepare: (window) => {
      window.Date.prototype.getFullYear = () => 2030;
    },
  });
  window.Date.prototype.getFullYear = () => 2031;
  fire(window, 'pageshow', { persisted: true });
  assert.is(find('[data-module=year]').textContent, '2031');
});

const MISSING = 'https://example.com/old/page?name=Ann';

test('404: the missing path is written to the console once, without its query', async () => {
  const { errors } = await openPage('/404', { url: MISSING });
  assert.equal(errors, [['404 Error: no page at', '/old/page']]);
});

test('404: a page prepared in advance says so only when it is shown', async () => {
  const { errors, fire, document } = await openPage('/404', {
    url: MISSING,
    prepare: (_, document) => void Object.defineProperty(document, 'prerendering', { value: true }),
  });
  assert.equal(errors, []);
  fire(document, 'prerenderingchange');
  fire(document, 'prerenderingchange');
  assert.is(errors.length, 1);
});

test.run();
