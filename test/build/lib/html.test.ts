/** Tests escaping in tags, attributes and JSON. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { escapeHtml, jsonForScript, tag, voidTag } from '../../../build/lib/html.ts';

test('escapes text and attributes, but not the content of tags', () => {
  assert.is(escapeHtml(`<a href="x">Tom & Jerry's</a>`), `&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry's&lt;/a&gt;`);
  assert.is(voidTag('link', { rel: 'icon', sizes: 'a"b' }), '<link rel="icon" sizes="a&quot;b">');
  assert.is(tag('style', {}, 'a>b{}'), '<style>a>b{}</style>');
});

test('jsonForScript escapes </script>, and its output parses to the same value', () => {
  const value = { text: '</script><!-- & -->\u2028\u2029', number: 4.9 };
  const json = jsonForScript(value);
  assert.not.match(json, '<');
  assert.equal(JSON.parse(json), value);
});

test.run();
