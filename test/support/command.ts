/** Runs the project's npm scripts. */

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a script of package.json. @param seen Called with the whole output so far, whenever there's more. */
export function start(
  root: string,
  script: string,
  env: Record<string, string>,
  seen = (_: string, __: ChildProcess) => {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    // Without npm and a shell, so that a signal reaches the command itself.
    const { scripts } = require(join(root, 'package.json')) as { scripts: Record<string, string> };
    const [command, ...args] = scripts[script]!.split(' ');
    const child = spawn(command!, args, { cwd: root, env: { ...process.env, ...env } });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
      seen(out, child);
    });
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}
