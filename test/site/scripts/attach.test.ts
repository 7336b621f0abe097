/** Tests how pages start scripts, update the copyright year, and log missing paths. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PATHS } from '../../support/built-site.ts';
import { openPage } from '../../support/open-page.ts';

for (const path of PATHS) {
  test(`${path} starts each script and logs no errors`, async () => {
    const { errors, find, findAll } = await openPage(path);
    for (const { dataset } of findAll('[data-module]')) {
      assert.equal(dataset.attached?.split(' ').sort(), dataset.module!.split(' ').sort());
    }
    find('.menu-toggle').click();
    assert.is(find('.menu-toggle').getAttribute('aria-expanded'), 'true');
    const own = errors.filter(([first]) => !String(first).startsWith('404 Error'));
    assert.equal(own, []);
  });
}

test('a script that fails is logged by name, and the other scripts still work', async () => {
  const { errors, find } = await openPage('/contact', {
    prepare: (_, document) => document.querySelector('.menu-toggle')!.remove(),
  });
  assert.is(errors.length, 1);
  assert.match(String(errors[0]![0]), 'Script "menu" failed');
  assert.is(find('.header-nav').dataset.attached, undefined);
  assert.ok(find('form').dataset.attached);
});

test('scripts start in browsers without constructable stylesheets', async () => {
  const { errors, findAll } = await openPage('/services', {
    prepare: (window) => void Object.assign(window, { CSSStyleSheet: undefined }),
  });
  assert.equal(findAll('[data-module]:not([data-attached])'), []);
  assert.equal(errors, []);
});

test('the copyright year is the current year, but never earlier than the build year', async () => {
  let now = 2029;
  const { find, fire, window } = await openPage('/', {
    prepare: (window) => {
      window.Date.prototype.getFullYear = () => now;
    },
  });
  const year = find('[data-module=year]');
  // Tests build the site in 2030.
  assert.is(year.textContent, '2030');
  now = 2031;
  fire(window, 'pageshow', { persisted: true });
  assert.is(year.textContent, '2031');
});

test('the 404 page logs the path once, without its query, and not while prerendering', async () => {
  const url = 'https://example.com/old/page?name=Ann';
  const logged = [['404 Error: no page at', '/old/page']];
  assert.equal((await openPage('/404', { url })).errors, logged);
  const { document, errors, fire } = await openPage('/404', {
    url,
    prepare: (_, document) => void Object.defineProperty(document, 'prerendering', { value: true }),
  });
  assert.equal(errors, []);
  fire(document, 'prerenderingchange');
  fire(document, 'prerenderingchange');
  assert.equal(errors, logged);
});

test.run();
