/** Types of facts and texts, checked by the compiler: a field that is missing, misspelled or of another kind. */

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ERROR = /^(.+?)\((\d+),(\d+)\): error TS\d+: (.*)$/;

/** The compiler's program: its package exports no path to it. */
function compiler(): string {
  const manifest = require.resolve('typescript/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { tsc: string } };
  return join(dirname(manifest), bin.tsc);
}

/** What stands in a line of a file, or nothing where it cannot be read. */
function lineOf(file: string, line: number): string {
  try {
    return readFileSync(file, 'utf8').split('\n')[line - 1]!.trim();
  } catch {
    return '';
  }
}

/**
 * Runs the compiler, in a process of its own.
 *
 * @param root The project's folder, absolute.
 * @param project The folder of a tsconfig.json, relative to the root: what it includes is checked.
 * @returns What is wrong, each with file, line and what stands there.
 */
export async function checkTypes(root: string, project: string): Promise<string[]> {
  const args = [compiler(), '--project', project, '--noEmit', '--pretty', 'false'];
  const output = await promisify(execFile)(process.execPath, args, { cwd: root }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) =>
      stdout || stderr || 'the compiler failed and gave no reason',
  );
  // An explanation goes on in indented lines.
  return output
    .split(/\n(?=\S)/)
    .filter(Boolean)
    .map((message) => {
      const [, file, line, column, text] = ERROR.exec(message.split('\n')[0]!) ?? [];
      if (!file) return `${project}: ${message.trim()}`;
      const rest = message
        .trim()
        .split('\n')
        .slice(1)
        .map((more) => `\n    ${more.trim()}`)
        .join('');
      return `${file}:${line}:${column}: ${text}${rest}\n    ${lineOf(join(root, file), Number(line))}`;
    });
}
