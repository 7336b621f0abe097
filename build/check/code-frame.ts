/** Failures with the lines of source that they are about. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFrameColumns } from '@babel/code-frame';

/** `site/content/home.ts:12:5`, with or without the column. */
const PLACE = /([\w@+./-]+\.(?:tsx?|css|json)):(\d+)(?::(\d+))?/;

/**
 * @param root The folder that places are relative to, absolute.
 * @returns The failure, and the source around the first place that it names. The failure alone, if it names no place or
 * one that is not there.
 */
export function withCodeFrame(root: string, failure: string): string {
  const [, file, line, column] = PLACE.exec(failure) ?? [];
  if (!file) return failure;
  let source: string;
  try {
    source = readFileSync(join(root, file), 'utf8');
  } catch {
    return failure;
  }
  if (Number(line) < 1 || Number(line) > source.split('\n').length) return failure;
  const start = { line: Number(line), ...(column && { column: Number(column) }) };
  return `${failure}\n\n${codeFrameColumns(source, { start }, { linesAbove: 2, linesBelow: 2 })}\n`;
}
