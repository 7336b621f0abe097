/** Escaping in tags, attributes and JSON. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { escapeHtml, jsonForScript, tag, voidTag } from '../../../build/lib/html.ts';

test('escapeHtml escapes text for content and attributes', () => {
  assert.is(escapeHtml(`<a href="x">Tom & Jerry's</a>`), `&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry's&lt;/a&gt;`);
});

test('voidTag keeps the order of attributes and escapes their values', () => {
  assert.is(voidTag('link', { rel: 'icon', sizes: 'a"b' }), '<link rel="icon" sizes="a&quot;b">');
});

test("tag doesn't escape its content", () => {
  assert.is(tag('style', {}, 'a>b{}'), '<style>a>b{}</style>');
});

test("jsonForScript can't end the script, and parses to an equal value", () => {
  const value = { text: '</script><!-- & -->\u2028\u2029', number: 4.9 };
  const json = jsonForScript(value);
  assert.not.match(json, '<');
  assert.equal(JSON.parse(json), value);
});

test.run();
