/** Starts programs and servers for tests. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Finds a program by environment variable or in the usual folders. Logs a missing program. */
export function findProgram(name: string, variable: string, file?: string): string | undefined {
  const path = process.env[variable];
  if (path && !existsSync(path)) throw new Error(`${variable} is ${path}, which doesn't exist. Correct or unset it.`);
  const folders = file ? ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'] : [];
  const found = path || folders.map((folder) => join(folder, file!)).find((program) => existsSync(program));
  // Start a new line, because uvu may have printed the suite's name on the current one.
  if (!found) console.log(`\nNot tested: ${name}. Set ${variable} to its path${file ? ', or install it' : ''}.`);
  return found;
}

const started: ChildProcess[] = [];
process.once('exit', () => {
  for (const program of started) program.kill();
});

/** Starts a program that's killed when the test process exits. */
export function start(program: string, args: readonly string[], env = {}, cwd?: string): ChildProcess {
  // Editors set NODE_OPTIONS to attach their debugger, which writes to stderr.
  const variables = { ...process.env, NODE_OPTIONS: '', ...env };
  const child = spawn(program, args, { env: variables, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  // Read the output, because a full pipe would block the program.
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').resume();
  started.push(child);
  return child;
}

/** Runs a package.json script. @param onOutput Called on new output, with all stdout so far. */
export async function runScript(
  root: string,
  script: string,
  env: Record<string, string>,
  onOutput = (_: string, __: ChildProcess) => {},
) {
  // Run without npm or a shell, so signals reach the command itself.
  const { scripts } = require(join(root, 'package.json')) as { scripts: Record<string, string> };
  const [command, ...args] = scripts[script]!.split(' ');
  const child = start(command!, args, env, root);
  let [out, err] = ['', ''];
  child.stdout!.on('data', (chunk) => onOutput((out += chunk), child));
  child.stderr!.on('data', (chunk) => (err += chunk));
  const [code]: (number | null)[] = await once(child, 'close');
  return { code, out, err };
}

/** Starts a server on a free port, and returns the port. */
export async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Returns a free port for a program that can't choose one. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits 90 s for a request to succeed. @param failure Error message if none succeeds. */
export async function whenUp(program: ChildProcess, connect: () => Promise<unknown>, failure: string): Promise<void> {
  for (let attempt = 0; attempt < 1800 && program.exitCode === null; attempt += 1) {
    if (await connect().catch(() => undefined)) return;
    await wait(50);
  }
  throw new Error(failure);
}
