/** Runs a command of this folder. esbuild bundles it in 50 ms, and tsx would take 300 ms. */

require('./setup.cjs');
const { join } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { build } = require('esbuild');

// Node 20 optimizes code so early that builds of small sites take longer. Node 22 waits. The unit
// is a byte of executed bytecode, and the default is 67,584.
if (process.version.startsWith('v20.')) setFlagsFromString('--interrupt-budget=300000');

// esbuild and TypeScript (both written in Go) exit before frequent garbage collection pays off.
process.env.GOGC ??= '400';

// Remove the name, so that a command's own arguments start at index 2.
const [name] = process.argv.splice(2, 1);
// All modules run with this `__dirname`, so their paths to other folders start with `../`.
const files = { entryPoints: [join(__dirname, `${name}.ts`)], outdir: __dirname, write: false };
// Node decodes the map at startup, so it has no copies of the sources.
const maps = { sourcemap: 'inline', sourcesContent: false };
const format = { bundle: true, packages: 'external', platform: 'node', ...maps, tsconfigRaw: '{}' };
const run = ({ outputFiles: [{ text, path }] }) => module._compile(text, path);
process.setSourceMapsEnabled(true);
// esbuild prints errors in the code. Its process stays, because a new one is slower at first.
build({ ...files, ...format }).then(run, (error) => (error.errors ? process.exit(1) : Promise.reject(error)));
