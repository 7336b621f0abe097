/** Compares the features the site uses with MDN's browser data. esbuild converts newer syntax. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import bcd from '@mdn/browser-compat-data';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BROWSERS } from '../../build/bundle/esbuild.ts';
import { all, builtSite, PATHS } from '../support/built-site.ts';

/** Newer features that are optional. Keys describe the effect if a browser lacks them. */
const ENHANCEMENTS = {
  'Pages change without a fade.': ['@view-transition', 'view-transition-name'],
  'Lines of text aren’t balanced.': ['text-wrap'],
  'Closed answers aren’t printed.': [':details-content', 'content-visibility'],
  'Colors don’t adapt to contrast settings.': ['(prefers-contrast)', '(forced-colors)', 'forced-color-adjust'],
  'Some styles don’t apply.': ['(scripting)', 'break-after: avoid', 'flex: min-content', ':has'],
  'Icons and illustrations don’t move.': ['rotate', 'scale', 'translate'],
  'A fallback has the same result.': ['[dls]v[hw]', ':user-invalid', '<details name>'],
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
  const { report, dist, html, document } = await builtSite();
  const files = [...report.files.keys()].filter((file) => file.endsWith('.js'));
  const scripts = (await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))).join('\n');
  const pages = (await Promise.all(PATHS.map(html))).join('\n');
  // Scripts contain stylesheets too.
  const styles = (pages + scripts).match(/@layer .*?(?=<\/style>|['"`]\))/gs)!.join('\n');
  const found = new Set<string>();
  const add = (feature: any, label: string) => void (feature?.__compat && isNew(feature) && found.add(label));

  const { css, html: markup, api, javascript } = bcd as any;
  const types = Object.assign({}, css.types, ...Object.values(css.types));
  for (const [, property, value] of styles.matchAll(/[{;]([\w-]+):([^;{}]+)/g)) {
    const feature = css.properties[property!] ?? {};
    add(feature, property!);
    for (const word of found.has(property!) ? [] : (value!.match(/[a-z][\w-]*/g) ?? []))
      add(feature[word], `${property}: ${word}`);
    for (const [, type] of value!.matchAll(/([\w-]+)\(/g)) add(types[type!], `${type}()`);
    if (/\d[dls]v[hw]/.test(value!)) add(types.viewport_percentage_units_dynamic, '[dls]v[hw]');
  }
  for (const [, rule, prelude] of styles.matchAll(/(?<=[{};])(@[\w-]+)?([^{};]*)(?=\{)/g)) {
    if (!rule) for (const [, name] of prelude!.matchAll(/:([\w-]+)/g)) add(css.selectors[name!], `:${name}`);
    else add(css['at-rules'][rule.slice(1)], rule);
    if (rule === '@media')
      for (const [, name] of prelude!.matchAll(/\((?:min-|max-)?([\w-]+)/g))
        add(css['at-rules'].media[name!], `(${name})`);
  }
  for (const { localName, attributes } of all(await Promise.all(PATHS.map(document)), '*')) {
    add(markup.elements[localName], `<${localName}>`);
    for (const { name } of attributes)
      add(markup.elements[localName]?.[name] ?? markup.global_attributes[name], `<${localName} ${name}>`);
  }
  const owners = { ...javascript.builtins, ...api, document: api.Document, navigator: api.Navigator };
  for (const [, owner, member] of scripts.matchAll(/(?<![.\w$])([A-Za-z]\w*)(?:\.(\w+))?/g)) {
    add(owners[owner!] ?? api.Window[owner!], owner!);
    add(owners[owner!]?.[member!] ?? owners[owner!]?.[`${member}_static`], `${owner}.${member}`);
  }

  assert.equal([...found].sort(), Object.values(ENHANCEMENTS).flat().sort());
  // esbuild converts new regular expression syntax to this call, which throws in old browsers.
  assert.not.match(scripts, /new RegExp\("/);
});

test.run();
