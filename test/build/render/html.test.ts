/** Texts, attributes and JSON cannot break out of the markup that is written around them. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { escapeHtml, jsonForScript, tag, voidTag } from '../../../build/render/html.ts';

test('text is escaped for content and attributes', () => {
  assert.is(escapeHtml(`<a href="x">Tom & Jerry's</a>`), `&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry's&lt;/a&gt;`);
});

test('attributes keep their order, and their values are escaped', () => {
  assert.is(voidTag('link', { rel: 'icon', sizes: 'a"b' }), '<link rel="icon" sizes="a&quot;b">');
});

test('a tag takes its content as it is', () => {
  assert.is(tag('style', {}, 'a>b{}'), '<style>a>b{}</style>');
});

test('JSON in a script cannot end the script, and reads back equal', () => {
  const value = { text: '</script><!-- & -->\u2028\u2029', number: 4.9 };
  const json = jsonForScript(value);
  assert.not.match(json, /[<>&\u2028\u2029]/);
  assert.equal(JSON.parse(json), value);
});

test.run();
