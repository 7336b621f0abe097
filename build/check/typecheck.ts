/** A site's types, checked by the compiler: a field that is missing, misspelled or of another kind. */

import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ERROR = /^(.+?)\((\d+),(\d+)\): error TS\d+: (.*)$/;

/** The compiler's program: its package exports no path to it. */
const COMPILER = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');

/**
 * Runs the compiler, in a process of its own.
 *
 * @param root The project's folder, absolute.
 * @param project The folder of a tsconfig.json, relative to the root: what it includes is checked.
 * @returns What is wrong, each with file, line and column.
 */
export async function typecheck(root: string, project: string): Promise<string[]> {
  const args = [COMPILER, '--project', project, '--noEmit', '--pretty', 'false'];
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
      const [first, ...explanation] = message.trim().split(/\n\s*/);
      const [, file, line, column, text] = ERROR.exec(first!) ?? [];
      const place = file ? `${file}:${line}:${column}: ${text}` : `${project}: ${first}`;
      return [place, ...explanation].join('\n    ');
    });
}
