/**
 * The oldest browsers in which the site is whole: no feature in the published styles and scripts is newer, by MDN's data,
 * unless it is in the list of enhancements.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BROWSERS } from '../../build/bundle/esbuild.ts';
import { ROOT } from '../support/build-fixture.ts';
import { builtSite, PATHS } from '../support/built-site.ts';

/** Newer features that no page depends on, and what visitors with an older browser get instead. */
const ENHANCEMENTS: Readonly<Record<string, string>> = {
  '@view-transition': 'The next page is shown without a cross-fade.',
  'view-transition-name': 'As above.',
  'text-wrap': 'Headings have lines of unequal length.',
  'text-wrap: balance': 'As above.',
  'text-wrap: pretty': 'A paragraph may end in a single word.',
  'media scripting': 'Styles for visitors without scripts are not read. Tooltips are hidden by tooltip.css too.',
  'media prefers-contrast': 'The colors are those of other visitors: every text has 4.5:1 there too.',
  'media forced-colors': 'Safari on iOS has no forced colors.',
  'forced-color-adjust': 'As above.',
  'forced-color-adjust: none': 'As above.',
  ':details-content': 'On paper, answers are open only if they were on the screen.',
  'content-visibility': 'As above.',
  'content-visibility: visible': 'As above.',
  'break-after: avoid': 'On paper, a heading may stand at the end of a sheet.',
  dvh: 'vh is written before it.',
  'flex: min-content': 'On the contact cards, a text may stand below its icon.',
  'resize: vertical': 'Safari on iOS resizes no field.',
  resize: 'As above.',
  'cursor: pointer': 'Safari on iOS has no cursor.',
  ':user-invalid': 'In a list of :is(), which drops what it does not know: the script marks such fields too.',
  ':has': 'Parts of the door are not highlighted together.',
  rotate: 'Chrome before 104: the arrow of a question is a corner, the cross of the open menu stands upright.',
  translate: 'Chrome before 104: as above, and a tooltip at the edge of a window may be cut off.',
  scale: 'Chrome before 104: a drawing does not move.',
  '.adoptedStyleSheets': 'attach.ts starts the scripts without the styles of what only they show.',
  '.replaceSync': 'As above.',
  'new CSSStyleSheet': 'As above.',
  '.prerendering': 'Undefined: the page is visited.',
};

/** Members of our own objects, whose names the data knows from newer interfaces. */
const OWN = ['.subscribe', '.dispose'];

/** `safari15.4` → ["safari", 15.4]; the data has phones apart. */
const OLDEST = BROWSERS.flatMap((browser) => {
  const [, name, version] = /^([a-z]+)([\d.]+)$/.exec(browser)!;
  return [
    [name!, Number(version)],
    [{ safari: 'safari_ios', chrome: 'chrome_android', firefox: 'firefox_android' }[name!]!, Number(version)],
  ] as const;
});

/** The first version of a browser that has a feature, without a prefix or a setting. */
function firstVersion({ support }: CompatStatement, browser: string): number {
  const statements = [support[browser as keyof typeof support] ?? []].flat();
  const versions = statements
    .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')));
  return Math.min(...versions.filter((version) => !Number.isNaN(version)), Infinity);
}

/** Which of the oldest browsers do not have a feature. */
const lacking = (feature: CompatStatement | undefined): string[] =>
  feature ? OLDEST.filter(([name, version]) => firstVersion(feature, name) > version).map(([name]) => name) : [];

const { properties, selectors, types, 'at-rules': atRules } = bcd.css as unknown as Record<string, Identifier>;

/** Every feature of a minified stylesheet, by its name in the list of enhancements, and what the data says of it. */
function* featuresOf(css: string): Generator<[name: string, feature: CompatStatement | undefined]> {
  for (const [, property, value] of css.matchAll(/[{;](-?[a-z][a-z-]*):([^;{}]*)/g)) {
    const entry = properties![property!];
    yield [property!, entry?.__compat];
    for (const [word] of value!.matchAll(/[a-z][a-z-]+/g)) yield [`${property}: ${word}`, entry?.[word]?.__compat];
    for (const [, name] of value!.matchAll(/([a-z][a-z-]*)\(/g))
      for (const group of [types!, types!.color!, types!.gradient!, types!.image!, types!['transform-function']!])
        yield [`${name}()`, group[name!]?.__compat];
    for (const [, unit] of value!.matchAll(/\d([a-z]+)\b/g))
      yield /^[dls]v/.test(unit!)
        ? [unit!, types!.length!.viewport_percentage_units_dynamic!.__compat]
        : [unit!, types!.length![unit!]?.__compat];
  }
  for (const [, name] of css.matchAll(/@([a-z-]+)/g)) yield [`@${name}`, atRules![name!]?.__compat];
  for (const [, query] of css.matchAll(/@media([^{]*)\{/g)) {
    for (const [, name] of query!.matchAll(/\((?:min-|max-)?([a-z-]+)/g))
      yield [`media ${name}`, atRules!.media![name!]?.__compat];
    if (/[<>]/.test(query!)) yield ['media range', atRules!.media!.range_syntax!.__compat];
  }
  for (const [, name] of css.matchAll(/:([a-z-]+)(?=[^{}]*\{)/g)) yield [`:${name}`, selectors![name!]?.__compat];
}

/** Members that only new interfaces have, and new globals, of a minified script. */
function newNamesOf(script: string): string[] {
  const globals: Record<string, Identifier | undefined> = { ...bcd.api, ...bcd.javascript.builtins };
  const isNew = (name: string) => {
    const owners = Object.values(globals).flatMap((entry) => entry?.[name]?.__compat ?? []);
    return owners.length > 0 && owners.every((feature) => lacking(feature).length > 0);
  };
  const used = new Set(Array.from(script.matchAll(/\.([a-zA-Z]\w*)/g), ([, name]) => name!));
  const members = [...used].filter(isNew);
  const created = Array.from(script.matchAll(/new ([A-Z]\w+)/g), ([, name]) => name!);
  return [
    ...members.map((name) => `.${name}`),
    ...created
      .filter((name) => [globals[name], globals[name]?.[name]].some((entry) => lacking(entry?.__compat).length > 0))
      .map((name) => `new ${name}`),
  ];
}

/** The stylesheets within a script, which attach.ts adds to the page. */
const stylesIn = (script: string) => Array.from(script.matchAll(/(['"`])(@layer .*?)\1/gs), ([, , css]) => css!);

let sources: Promise<{ styles: string[]; scripts: string[] }> | undefined;

/** All that is published for browsers, the styles within scripts apart. */
const published = () =>
  (sources ??= builtSite().then(async ({ html, dist, report }) => {
    const pages = await Promise.all(PATHS.map(html));
    const files = [...report.files.keys()].filter((file) => file.endsWith('.js'));
    const scripts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
    return {
      styles: [...pages.map((page) => page.match(/<style>(.*?)<\/style>/s)![1]!), ...scripts.flatMap(stylesIn)],
      scripts: scripts.map((script) => stylesIn(script).reduce((rest, css) => rest.replace(css, ''), script)),
    };
  }));

async function findNewFeatures(): Promise<Map<string, string>> {
  const { styles, scripts } = await published();
  const found = styles
    .flatMap((css) => [...featuresOf(css)])
    .map(([name, feature]) => [name, lacking(feature)] as const);
  const names = scripts.flatMap(newNamesOf);
  return new Map([
    ...found.filter(([, browsers]) => browsers.length > 0).map(([name, browsers]) => [name, browsers.join()] as const),
    ...names.map((name) => [name, 'a script asks for it'] as const),
  ]);
}

let found: Promise<Map<string, string>> | undefined;

/** The published features that are newer than the oldest browsers, and which of these lack them. */
const newFeatures = () => (found ??= findNewFeatures());

test('nothing published is newer than the oldest browsers, but for enhancements', async () => {
  const { styles, scripts } = await published();
  assert.ok(styles.length > PATHS.length && scripts.length > 3);
  const unexpected = [...(await newFeatures())].filter(([name]) => !(name in ENHANCEMENTS) && !OWN.includes(name));
  assert.equal(unexpected, [], 'write it otherwise, or say in ENHANCEMENTS what older browsers show instead');
});

test('every enhancement in the list is still published', async () => {
  const features = await newFeatures();
  assert.equal(
    [...Object.keys(ENHANCEMENTS), ...OWN].filter((name) => !features.has(name)),
    [],
  );
});

test('no pattern is newer than the oldest browsers', async () => {
  // The compiler turns one into this call, which fails as soon as it runs.
  for (const script of (await published()).scripts) assert.not.match(script, /new RegExp\("/);
});

test('README.md names the oldest supported browsers', async () => {
  const readme = (await readFile(join(ROOT, 'README.md'), 'utf8')).replace(/\s+/g, ' ');
  const [, chrome, firefox, safari] = /Chrome and Edge (\d+), Firefox (\d+), and Safari ([\d.]+)/.exec(readme) ?? [];
  assert.equal([`chrome${chrome}`, `firefox${firefox}`, `safari${safari}`], BROWSERS);
});

test.run();
