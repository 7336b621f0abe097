/** Failures with the lines of source that they are about. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `site/content/home.ts:12:5`, with or without the column. */
const PLACE = /([\w@+./-]+\.(?:tsx?|css|json)):(\d+)(?::(\d+))?/;

/** Lines shown before and after the one that is meant. */
const AROUND = 2;

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

/** The numbered lines around one of them, which is marked, as is its column where that is known. */
function frame(lines: readonly string[], line: number, column: number | undefined): string {
  const first = Math.max(1, line - AROUND);
  const last = Math.min(lines.length, line + AROUND);
  const width = String(last).length;
  const rows: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const text = lines[number - 1]!;
    rows.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`.trimEnd());
    // Tabs stay tabs, so that the mark is below its character.
    const indent = text.slice(0, (column ?? 1) - 1).replace(/[^\t]/g, ' ');
    if (number === line && column) rows.push(`  ${' '.repeat(width)} | ${indent}^`);
  }
  return rows.join('\n');
}

/**
 * A failure, and the source around the first place that it names.
 *
 * @param root The folder that places are relative to, absolute.
 * @returns The failure as it was, if it names no place, or one that is not there.
 */
export function withCodeFrame(root: string, failure: string): string {
  const [, file, line, column] = PLACE.exec(failure) ?? [];
  const lines = file ? readLines(join(root, file)) : undefined;
  const marked = lines?.[Number(line) - 1];
  if (!lines || marked === undefined) return failure;
  // What stands in the line is told by the frame.
  const told = failure.split('\n').filter((row) => row.trim() !== marked.trim());
  return `${told.join('\n')}\n\n${frame(lines, Number(line), column ? Number(column) : undefined)}\n`;
}
