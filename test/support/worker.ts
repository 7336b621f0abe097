/** Worker process of npm test. Runs each test file that it receives, and sends back the output. */

// The files only add tests. This process runs them, instead of uvu.
Object.assign(globalThis, { UVU_DEFER: 1 });
const { exec, test }: typeof import('uvu') = require('uvu');

// Send output as messages, because a pipe could deliver it after the end of its file.
process.stdout.write = process.stderr.write = (text: string | Uint8Array) => process.send!(String(text));

process.on('message', async (file: string) => {
  // uvu keeps the previous file's tests in this queue.
  Object.assign(globalThis, { UVU_QUEUE: [[file]] });
  // If a file can't be loaded, the error ends this process, and with it the tests it has added.
  require(file);
  test.run();
  await exec();
  process.send!({ isDone: true });
});
// exit() closes browsers and servers that are still open.
process.on('disconnect', () => process.exit());
