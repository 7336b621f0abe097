/** Tests the test runner with files that fail, get stuck or crash. */

import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { temporaryRoot } from './support/build-fixture.ts';
import { runFile, startWorker } from './support/run-file.ts';

const test = suite<{ worker: ChildProcess }>('run');

test.before((context) => void (context.worker = startWorker()));
test.after(({ worker }) => void worker.kill());

/** Files in the order in which they run, with their code and expected counts and output. */
const FILES = [
  ['a failed test', "test('fails', () => { throw new Error('42'); });", [1, 1], '42'],
  ['a file that throws while it loads', "throw new Error('43');", [0, 1], '43'],
  ['a test without an end', "test('loops', () => { for (;;); });", [1, 1], 'Stopped, because no test finished in 8 s.'],
  [
    'a crash',
    "test('crashes', () => process.kill(process.pid, 'SIGKILL'));",
    [1, 1],
    'The process ended with SIGKILL.',
  ],
] as const;

for (const [index, [problem, code, counts, text]] of FILES.entries())
  test(`${problem} is reported with the number of passed tests`, async (context) => {
    const source = `import { test } from 'uvu';\ntest('passes', () => {});\n${code}\n`;
    const root = await temporaryRoot({ [`${index}.test.ts`]: source });
    if (!context.worker.connected) context.worker = startWorker();
    const { passed, failed, output } = await runFile(context.worker, join(root, `${index}.test.ts`), 8000);
    assert.equal([passed, failed], counts);
    assert.match(output, text);
  });

test.run();
