/**
 * Checks the spelling of comments, strings, identifiers and Markdown. words.txt lists words that
 * the dictionary doesn't have, and British spellings with the American ones.
 */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const CHECKED = /^\.ci\/|\.(tsx?|js|css|md|jsonc?|yml)$/;
/** Matches generated files, the owner's own files, and hidden folders such as `.git`. */
const SKIPPED = /^(node_modules|dist|public|package-lock\.json|geography\.json|\.(?!ci$|github$)[^.]*)$/;
/** Matches URLs, fields with codes, URL-encoded characters, escape sequences, colors and Base64. */
const CODES =
  /https?:\/\/[^\s'"`<>()]+|\b(email|number|\w*[pP]hone|value): '.*'|%[\da-fA-F]{2}\w*|\\(u[\da-f]{4}|b|n|r|s|t)|#[\da-f]{3,8}\b|[\w+/=]{60,}/g;
/** Matches boundaries in tokens such as `readHTMLFile`, `site's` and `URLs`. */
const BOUNDARY = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}(?!$))|(?<=\p{Lu})s$|['’]s$/u;

/** The package contains the dictionary en_US, but no types. */
const dictionary: { check: (word: string) => boolean; suggest: (word: string) => string[] } = new (require('typo-js'))(
  'en_US',
);
const lines = readFileSync(join(__dirname, 'words.txt'), 'utf8').match(/^[^#\n].*/gm)!;
/** American spelling of British words, or undefined for correct words. */
const ownWords = new Map(lines.map((line) => line.toLowerCase().split(': ') as [string, string]));

function isCorrect(word: string): boolean {
  const lowercase = word.toLowerCase();
  if (ownWords.has(lowercase)) return !ownWords.get(lowercase);
  return [word, word[0]!.toUpperCase() + word.slice(1)].some((text) => dictionary.check(text.replace('’', "'")));
}

function filesIn(folder: string): string[] {
  const paths = readdirSync(join(ROOT, folder)).flatMap((name) => (SKIPPED.test(name) ? [] : folder + name));
  const isFolder = (path: string) => statSync(join(ROOT, path)).isDirectory();
  return paths.flatMap((path) => (isFolder(path) ? filesIn(`${path}/`) : CHECKED.test(path) ? path : []));
}

/** Locations by word, so that each word is checked only once. */
const found = new Map<string, string[]>();
for (const path of filesIn('')) {
  const minimum = /^site\/(business|content)\//.test(path) ? 3 : 4;
  for (const [index, line] of readFileSync(join(ROOT, path), 'utf8').split('\n').entries())
    for (const [token] of line.replace(CODES, ' ').matchAll(/\p{L}+(?:['’]\p{L}+)*/gu))
      for (const word of token.split(BOUNDARY))
        if (word.length >= minimum) found.set(word, [...(found.get(word) ?? []), `${path}:${index + 1}`]);
}
for (const [word, locations] of found)
  if (!isCorrect(word)) {
    const suggestions = ownWords.get(word.toLowerCase()) ?? dictionary.suggest(word.toLowerCase()).join(', ');
    for (const location of locations) console.log(`${location}: ${word}${suggestions && ` (${suggestions}?)`}`);
    process.exitCode = 1;
  }
