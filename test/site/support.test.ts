/** Compares the features the site uses with MDN's browser data. esbuild converts newer syntax. */

import bcd from '@mdn/browser-compat-data';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BROWSERS } from '../../build/bundle/esbuild.ts';
import { takesQuotes } from '../../site/business/facts.ts';
import { contentsOf } from '../support/build-fixture.ts';
import { builtSite } from '../support/built-site.ts';

/** Newer features that are optional. Keys describe the effect if a browser lacks them. */
const ENHANCEMENTS = {
  'Pages change without a fade.': ['@view-transition', 'view-transition-name'],
  'Lines of text aren’t balanced.': ['text-wrap'],
  'Closed answers aren’t printed.': [':details-content', 'content-visibility'],
  'Colors don’t adapt to contrast settings.': ['(prefers-contrast)', '(forced-colors)', 'forced-color-adjust'],
  'The page scrolls behind the menu.': ['overscroll-behavior'],
  'Place names may be translated.': ['<ul translate>'],
  'Some styles don’t apply.': ['(scripting)', 'break-after: avoid', 'flex: min-content', 'float: inline-end', ':has'],
  'Icons and illustrations don’t move.': ['rotate'],
  'A fallback has the same result.': ['[dls]v[hw]', '<details name>'],
  'Scripts check for support.': ['document.adoptedStyleSheets', 'document.prerendering', 'Symbol.dispose'],
};

const OLDEST = BROWSERS.map((browser) => /([a-z]+)(.*)/.exec(browser)!.slice(1) as [name: string, version: string]);

/** True if one of the oldest supported browsers lacks a feature, or requires a prefix or flag. */
function isNew({ __compat }: any): boolean {
  return OLDEST.some(([name, version]) => {
    const statements = [__compat?.support[name] ?? { version_added: '0' }].flat();
    const plain = statements.filter(({ flags, prefix, alternative_name: alias }) => !flags && !prefix && !alias);
    return !plain.some(({ version_added: added }) => Number.parseFloat(`${added}`.replace('≤', '')) <= Number(version));
  });
}

test('supported browsers have every feature the site uses, except optional ones', async () => {
  const files = [...(await contentsOf((await builtSite()).dist))];
  const textOf = (ending: string) => files.flatMap(([file, text]) => (file.endsWith(ending) ? text : [])).join('\n');
  const [scripts, pages] = [textOf('.js'), textOf('.html')];
  const sheets = [...pages.matchAll(/(?<=<style>).*?(?=<\/style>)/gs), ...scripts.matchAll(/@layer .*?(?=['"`]\))/gs)];
  // Most styles and tags are repeated, and the patterns are slow.
  const styles = [...new Set(sheets.join('\n').split('}'))].join('}');
  const tags = [...new Set(pages.replace(/"[^"]*"/g, '""').match(/<[a-z][^>]*>/g))].join('\n');
  const found = new Set<string>();
  /** Adds the label of each new feature in the text. `find` gets the pattern's groups. */
  function search(text: string, pattern: RegExp, label: string, find: (first: string, second: string) => any): void {
    for (const [, first = '', second = ''] of text.matchAll(pattern)) {
      const feature = find(first, second);
      if (feature?.__compat && isNew(feature)) found.add(label.replace('$1', first).replace('$2', second));
    }
  }

  const { css, html: markup, api, javascript } = bcd as any;
  const { properties, selectors, types: groups, 'at-rules': atRules } = css;
  const types = Object.assign({}, groups, ...Object.values(groups));
  search(styles, /[{;]([\w-]+):/g, '$1', (name) => properties[name]);
  search(styles, /(?<=[{;]([\w-]+):[^;{}]*)\b([a-z][\w-]*)/g, '$1: $2', (name, value) =>
    found.has(name) ? undefined : properties[name]?.[value],
  );
  search(styles, /([\w-]+)\(/g, '$1()', (name) => types[name]);
  search(styles, /\d[dls]v[hw]/g, '[dls]v[hw]', () => types.viewport_percentage_units_dynamic);
  search(styles, /:([\w-]+)(?=[^;}]*\{)/g, ':$1', (name) => selectors[name]);
  search(styles, /@([\w-]+)/g, '@$1', (name) => atRules[name]);
  search(styles, /(?<=@media[^{]*\()(?:min-|max-)?([\w-]+)/g, '($1)', (name) => atRules.media[name]);
  search(tags, /<([\w-]+)/g, '<$1>', (name) => markup.elements[name]);
  search(tags, /(?<=<([\w-]+) [^>]*)\b([\w-]+)=/g, '<$1 $2>', (name, attribute) =>
    [markup.elements[name]?.[attribute], markup.global_attributes[attribute]].find(Boolean),
  );
  search(scripts, /\.style\.(\w+)/g, 'style.$1', (name) => properties[name.replace(/[A-Z]/g, '-$&').toLowerCase()]);
  const owners = { ...javascript.builtins, ...api, document: api.Document, navigator: api.Navigator };
  search(scripts, /(?<![.\w$])([A-Za-z]\w*)/g, '$1', (name) => owners[name] ?? api.Window[name]);
  search(scripts, /(?<![.\w$])([A-Za-z]\w*)\.(\w+)/g, '$1.$2', (owner, name) =>
    [owners[owner]?.[name], owners[owner]?.[`${name}_static`]].find(Boolean),
  );

  // Without a form, a site uses fewer features.
  const expected = Object.values(ENHANCEMENTS).flat();
  assert.equal([...found].sort(), expected.filter((name) => takesQuotes || found.has(name)).sort());
  // Chrome before 104 and Safari before 16.4 ignore a media query with `not (`.
  assert.not.match(styles, /@media[^{]*not \(/);
  // esbuild converts new regular expression syntax to this call, which throws in old browsers.
  assert.not.match(scripts, /new RegExp\("/);
});
