/** Runs the project's npm scripts. */

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a package.json script. @param onOutput Called on new output, with all stdout so far. */
export function start(
  root: string,
  script: string,
  env: Record<string, string>,
  onOutput = (_: string, __: ChildProcess) => {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    // Run without npm or a shell, so signals reach the command itself.
    const { scripts } = require(join(root, 'package.json')) as { scripts: Record<string, string> };
    const [command, ...args] = scripts[script]!.split(' ');
    const child = spawn(command!, args, { cwd: root, env: { ...process.env, ...env } });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
      onOutput(out, child);
    });
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}
