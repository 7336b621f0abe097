/**
 * Whether every word that a visitor or a search engine reads is spelled as a dictionary has it. The finished pages are
 * read, not the sources: there a text is whole, wherever it comes from. Names are those of the facts; words.txt has the
 * words of the trade.
 *
 * Of the sources, comments and names included, only British spellings are told: a word that the British dictionary alone
 * has. Others would be mostly names of things in code.
 */

import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nspell from 'nspell';
import { buildSite } from '../build/build.ts';
import { run } from '../build/commands/cli.ts';
import { groupFailures, type Failure } from '../build/lib/errors.ts';
import { projectLayout } from '../build/commands/project.ts';
import { createSourceLines, locationNote } from '../build/check/source-lines.ts';
import { business } from '../site/business/business.ts';
import { placeGroups, placesOf } from '../site/business/places.ts';
import { testimonials } from '../site/content/testimonials.ts';
import { readSettings } from '../site/settings.ts';

type NSpell = ReturnType<typeof nspell>;

const ROOT = join(__dirname, '..');
const WORD_LIST = 'test/words.txt';

/** What people write and read here: these folders, and the README. */
const WRITTEN = ['.github', 'build', 'site', 'test'];

/** Similar words that are named; the best come first. */
const SUGGESTED = 3;

/** Quotes that are delivered are spoken of in other words than those that are not. */
const ENDPOINTS = ['', 'https://quotes.example'];

/** Attributes that are read to somebody, or shown; `data-` those that a script shows. */
const READ = /\s(?:alt|aria-label|title|placeholder|data-retry|data-sending)="([^"]*)"/g;
const META = /<meta (?:name|property)=[^>]*content="([^"]*)"/g;
const STRUCTURED_DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const WORD = /[\p{L}\d]+(?:[’'][\p{L}\d]+)*/gu;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

function readable(html: string): string {
  return html.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Texts among codes: what has a space. */
function textsAmong(values: readonly string[]): string[] {
  return values.filter((value) => value.includes(' '));
}

/** Every string in a text of JSON. */
function strings(json: string): string[] {
  const found: string[] = [];
  JSON.parse(json, (_, value) => (typeof value === 'string' ? found.push(value) : value));
  return found;
}

/** What each kind of published file says, by its ending. */
const TEXTS: Record<string, (body: string) => string[]> = {
  html: (body) => [
    ...Array.from(body.matchAll(STRUCTURED_DATA), ([, json]) => textsAmong(strings(json!))).flat(),
    ...textsAmong(Array.from(body.matchAll(META), ([, content]) => readable(content!))),
    ...Array.from(body.matchAll(READ), ([, value]) => readable(value!)),
    ...readable(body.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '\n')).split('\n'),
  ],
  webmanifest: (body) => textsAmong(strings(body)),
  vcf: (body) => textsAmong(body.split('\r\n').map((line) => line.slice(line.indexOf(':') + 1))),
};

/** The words of a text. Numbers, initials, addresses and codes such as `en_US` are none. */
function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((part) => !/:\/\/|[@_=]/.test(part))
    .flatMap((part) => part.match(WORD) ?? [])
    .filter((word) => !/\d|^\p{Lu}{1,2}$/u.test(word));
}

const baseOf = (word: string) => word.replace(/[’']s$/, '');

/** Builds the site into a temporary folder and reads it: the files that each word is in. */
async function publishedWords(): Promise<Map<string, Set<string>>> {
  // Types are checked by another part of npm run check.
  const { types: _types, ...layout } = projectLayout(ROOT);
  const files = new Map<string, Set<string>>();
  const folder = await mkdtemp(join(tmpdir(), 'spelling-'));
  try {
    for (const [index, endpoint] of ENDPOINTS.entries()) {
      const dist = join(folder, String(index));
      const settings = readSettings({ QUOTE_ENDPOINT: endpoint });
      await buildSite({ ...layout, dist, settings, year: new Date().getFullYear(), compressed: false });
      for (const name of await readdir(dist)) {
        const texts = TEXTS[name.split('.').at(-1)!]?.(await readFile(join(dist, name), 'utf8')) ?? [];
        for (const word of texts.flatMap(wordsOf)) files.set(word, (files.get(word) ?? new Set()).add(name));
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return files;
}

/** The words of all names that are facts: of the business, of places and of people. */
function names(): Set<string> {
  const { name, city, state, stateName, license, owner, languages } = business;
  const parts = placeGroups.flatMap((group) => group.parts);
  const places = placeGroups.flatMap(placesOf).flatMap((place) => [place.city, place.state, place.area ?? '']);
  const people = testimonials.flatMap((testimonial) => [testimonial.name, testimonial.location]);
  const facts = [name, city, state, stateName, license.issuer, license.number, owner];
  const all = [
    ...facts,
    ...languages.map(({ text }) => text),
    ...parts.map(({ metro }) => metro),
    ...places,
    ...people,
  ];
  return new Set(all.flatMap(wordsOf));
}

async function sourcesIn(folder: string, extension: RegExp): Promise<string[]> {
  const paths = await readdir(join(ROOT, folder), { recursive: true });
  return paths.filter((path) => extension.test(path)).map((path) => `${folder}/${path}`);
}

async function createSpeller(dictionary: Promise<{ default: { aff: Uint8Array; dic: Uint8Array } }>): Promise<NSpell> {
  const { aff, dic } = (await dictionary).default;
  return nspell(Buffer.from(aff), Buffer.from(dic));
}

/** The words of the sources that are spelled the British way, each with its first place. */
async function britishWords(american: NSpell): Promise<[word: string, place: string][]> {
  const british = await createSpeller(import('dictionary-en-gb'));
  const folders = await Promise.all(WRITTEN.map((folder) => sourcesIn(folder, /\.(tsx?|css|md)$/)));
  const places = new Map<string, string>();
  for (const file of ['README.md', ...folders.flat()]) {
    for (const [index, line] of readFileSync(join(ROOT, file), 'utf8').split('\n').entries()) {
      // A name such as backgroundColor has two words.
      for (const word of line.match(/\p{Lu}?\p{Ll}{3,}/gu) ?? [])
        if (!places.has(word)) places.set(word, `${file}:${index + 1}`);
    }
  }
  return Array.from(places).filter(([word]) => !american.correct(word) && british.correct(word));
}

async function spelling(): Promise<void> {
  const speller = await createSpeller(import('dictionary-en'));
  const list = readFileSync(join(ROOT, WORD_LIST), 'utf8').split('\n').filter(Boolean);
  const known = names();
  const failures: Failure[] = [];
  const holdsWord = (line: string, word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(line);
  const locate = createSourceLines(ROOT, await sourcesIn('site', /\.tsx?$/), holdsWord);

  for (const [word, files] of await publishedWords()) {
    if (speller.correct(word) || known.has(baseOf(word))) continue;
    if (list.includes(baseOf(word)) || list.includes(baseOf(word).toLowerCase())) continue;
    const similar = speller.suggest(word).slice(0, SUGGESTED).join(', ');
    const cause = `"${word}" is in no dictionary${similar && `: did you mean ${similar}?`}${locationNote(word, locate)}`;
    failures.push(...Array.from(files, (place) => ({ place, cause })));
  }

  const british = (await britishWords(speller))
    .filter(([word]) => !list.includes(word.toLowerCase()))
    .map(([word, place]) => `${place}: "${word}" is British, and this project is American`);

  const mistakes = [...groupFailures(failures), ...british];
  if (mistakes.length === 0) return;
  console.error(mistakes.map((mistake) => `✗ ${mistake}`).join('\n'));
  console.error(`\nA word of the trade belongs into ${WORD_LIST}; names come from the facts and places.`);
  process.exitCode = 1;
}

run(spelling);
