/** Compares the features the site uses with MDN's browser data. esbuild converts newer syntax. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import bcd from '@mdn/browser-compat-data';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BROWSERS } from '../../build/bundle/esbuild.ts';
import { builtSite, PATHS } from '../support/built-site.ts';

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
  const { report, dist, html } = await builtSite();
  const files = [...report.files.keys()].filter((file) => file.endsWith('.js'));
  const scripts = (await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))).join('\n');
  const pages = (await Promise.all(PATHS.map(html))).join('\n');
  // Scripts contain stylesheets too.
  const styles = (pages + scripts).match(/@layer .*?(?=<\/style>|['"`]\))/gs)!.join('\n');
  const found = new Set<string>();
  /** Searches text for new features. # is the placeholder for a feature's name. */
  function search(text: string, pattern: string, features: any, label = '#'): void {
    for (const name of Object.keys(features).filter((key) => isNew(features[key])))
      if (new RegExp(pattern.replace('#', `${name.replace('_static', '')}(?![\\w-])`)).test(text))
        found.add(label.replace('#', name));
  }

  const { css, html: markup, api, javascript } = bcd as any;
  const { properties, selectors, types, 'at-rules': atRules } = css;
  search(styles, '[{;]#:', properties);
  for (const key of Object.keys(properties).filter((name) => !isNew(properties[name])))
    search(styles, `[{;]${key}:[^;}]*\\b#`, properties[key], `${key}: #`);
  for (const group of [types, ...Object.values(types)]) search(styles, '[^\\w-]#\\(', group, '#()');
  search(styles, '\\d#', { ...types.length, '[dls]v[hw]': types.length.viewport_percentage_units_dynamic });
  search(styles, ':#[^{}]*\\{', selectors, ':#');
  search(styles, '@#', atRules, '@#');
  search(styles, '@media[^{]*\\((?:min-|max-)?#', atRules.media, '(#)');
  search(pages, '<#', markup.elements, '<#>');
  search(pages, '<[^>]* #=', markup.global_attributes);
  for (const tag in markup.elements) search(pages, `<${tag} [^>]*#=`, markup.elements[tag], `<${tag} #>`);
  const owners = { ...javascript.builtins, ...api, document: api.Document, navigator: api.Navigator };
  search(scripts, '(?<![.\\w$])#[.(]', { ...api.Window, ...owners });
  for (const owner in owners) search(scripts, `(?<![.\\w$])${owner}\\.#`, owners[owner], `${owner}.#`);

  assert.equal([...found].sort(), Object.values(ENHANCEMENTS).flat().sort());
  // esbuild converts new regular expression syntax to this call, which throws in old browsers.
  assert.not.match(scripts, /new RegExp\("/);
});

test.run();
