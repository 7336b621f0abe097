/** Stylesheets become one in the order of their layers, as old browsers need them. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { minifyStyles } from '../../build/styles.ts';

test('layers that stand apart become one, in the order that was declared', () => {
  assert.is(
    minifyStyles('@layer a, b;\n@layer b { p { color: #ffffff; } }\n@layer a { p { margin: 0px } }\n'),
    '@layer a{p{margin:0}}@layer b{p{color:#fff}}',
  );
});

test('the oldest browsers get what they need, and what they can read is left as it is', () => {
  assert.match(minifyStyles('a { text-decoration: underline dotted; }'), '-webkit-text-decoration');
  assert.is(minifyStyles('p { inset: 0; translate: 4px; }'), 'p{inset:0;translate:4px}');
});

test.run();
