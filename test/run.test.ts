/** Tests the test runner with files that fail, get stuck or can't be loaded. */

import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { temporaryRoot } from './support/build-fixture.ts';
import { runFile, startWorker } from './support/run-file.ts';

let worker = startWorker();
test.after(() => void worker.kill());

/** Code of a test file, with the expected counts and output. The first file starts the worker. */
const FILES = {
  'a failed test': ["test('fails', () => { throw new Error('42'); });", [1, 1], '42'],
  'a test without an end': ["test('loops', () => { for (;;); });", [1, 1], 'Stopped, because no test finished in 2 s.'],
  'a file that throws while it loads': ["throw new Error('43');", [0, 1], /^The process ended with 1\..*Error: 43/s],
} as const;

for (const [index, [problem, [code, counts, text]]] of Object.entries(FILES).entries())
  test(`${problem} is reported with the number of passed tests`, async () => {
    const source = `import { test } from 'uvu';\ntest('passes', () => {});\n${code}\n`;
    const root = await temporaryRoot({ [`${index}.test.ts`]: source });
    if (!worker.connected) worker = startWorker();
    // Only the second file reaches the limit. The worker is running by then.
    const limit = problem === 'a test without an end' ? 2000 : 60_000;
    const { passed, failed, output } = await runFile(worker, join(root, `${index}.test.ts`), limit);
    assert.equal([passed, failed], counts);
    assert.match(output, text);
  });
