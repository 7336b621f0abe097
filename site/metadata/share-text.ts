/** Positions the text of share images, so that none of it overlaps or leaves the image. */

import fontWidths from '../../assets/fonts/widths.json';
import { fontText } from '../business/text.ts';

/** A line of text, with its font size and the position of its baseline. */
export interface Line {
  text: string;
  size: number;
  y: number;
}

export interface TitleArea {
  /** Maximum number of lines at the largest font size. */
  lines: number;
  /** Lines that end below `top` must end before the illustration, at `right`. */
  top: number;
  right: number;
}

/** Width of each character in thousandths of the font size. */
const WIDTHS: Readonly<Record<string, number>> = fontWidths;

/** Returns the width of text. @param spacing Letter spacing in ems. */
const widthOf = (text: string, size: number, spacing: number): number =>
  size * [...text].reduce((sum, character) => sum + (WIDTHS[character] ?? 1000) / 1000 + spacing, 0);

/** Returns the characters of a text that share images can't show, each of them once. */
export const missingLetters = (text: string): string[] =>
  [...new Set(fontText(text))].filter((character) => WIDTHS[character] === undefined);

/** Breaks text into at most `most` lines of similar length. */
function breakLines(text: string, most: number): readonly string[] {
  for (let length = Math.ceil(text.length / most); length < text.length; length += 1) {
    const lines = text.match(new RegExp(`(?<!\\S)\\S.{0,${length - 1}}(?!\\S)`, 'g')) ?? [];
    if (lines.length <= most && lines.join(' ') === text) return lines;
  }
  return [text];
}

/** Left ends of the title and the name, and right end of all text. */
export const LEFT = { title: 70, name: 162 };
export const RIGHT = 1130;

/** Letter spacing in ems. */
export const SPACING = { title: -0.03, header: -0.7 / 34 };

/** Minimum distance of the name and the phone number. */
const GAP = 40;

const TITLE_SIZE = 70;

/** Breaks a title into lines at the largest font size at which none covers the illustration. */
export function titleLines(title: string, area: TitleArea, size = TITLE_SIZE): Line[] {
  const most = Math.floor((area.lines * TITLE_SIZE) / size);
  const y = (index: number) => 170 + (size * (52 + 74 * index)) / TITLE_SIZE;
  const lines = breakLines(fontText(title), most).map((text, index) => ({ text, size, y: y(index) }));
  const end = ({ y }: Line) => (y + size * 0.22 > area.top ? area.right : RIGHT);
  const fits = lines.every((line) => LEFT.title + widthOf(line.text, size, SPACING.title) <= end(line));
  return fits ? lines : titleLines(title, area, size - 1);
}

/** Places one or two lines next to the logo. */
const stack = (texts: readonly string[], size = texts.length === 1 ? 34 : 30): Line[] =>
  texts.map((text, index) => ({ text, size, y: texts.length === 1 ? 107 : 89 + 36 * index }));

const widthOfLines = (lines: readonly Line[]): number =>
  Math.max(...lines.map(({ text, size }) => widthOf(text, size, SPACING.header)));

/**
 * Places the name on the left and the hours and phone number on the right. Long texts are in two
 * lines, and very long names in small type.
 */
export function headerLines(name: string, contact: readonly string[]): Record<'name' | 'contact', Line[]> {
  const layOut = (names: readonly string[], contacts: readonly string[]) => {
    const [left, right] = [stack(names), stack(contacts)];
    return { left, right, scale: (RIGHT - LEFT.name - GAP - widthOfLines(right)) / widthOfLines(left) };
  };
  const shown = fontText(name);
  const [one, two] = [[contact.join(' · ')], breakLines(shown, 2)];
  const layouts = [layOut([shown], one), layOut(two, one), layOut(two, contact)];
  const { left, right, scale } = layouts.find(({ scale }) => scale >= 1) ?? layouts[2]!;
  return { name: left.map((line) => ({ ...line, size: line.size * Math.min(1, scale) })), contact: right };
}
