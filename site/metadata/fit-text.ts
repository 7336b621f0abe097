/** Measures text in the heading font, for share images. */

import fontWidths from '../../assets/fonts/widths.json';

/** Width of each character in thousandths of the font size. */
const WIDTHS: Readonly<Record<string, number>> = fontWidths;

/** Returns the width of text. @param spacing Letter spacing in ems. */
export const widthOf = (text: string, size: number, spacing: number): number =>
  size * [...text].reduce((sum, character) => sum + (WIDTHS[character] ?? 1000) / 1000 + spacing, 0);

/** Returns the characters of a text that share images can't show, each of them once. */
export const missingLetters = (text: string): string[] =>
  [...new Set(text.normalize())].filter((character) => WIDTHS[character] === undefined);

/** Breaks text into at most `most` lines of similar length. */
export function breakLines(text: string, most: number): readonly string[] {
  for (let length = Math.ceil(text.length / most); length < text.length; length += 1) {
    const lines = text.match(new RegExp(`(?<!\\S)\\S.{0,${length - 1}}(?!\\S)`, 'g')) ?? [];
    if (lines.length <= most && lines.join(' ') === text) return lines;
  }
  return [text];
}
