/** Checks the path, Node and the packages before an npm script in TypeScript starts. */

const { existsSync } = require('node:fs');
const { join, sep } = require('node:path');
const { dependencies } = require('../../package.json');

/** Returns what the maintainer must change, or nothing. */
function findProblem() {
  const root = join(__dirname, '../..');
  // esbuild treats * as a pattern, and Node can't import packages from a path with \.
  if (/[*\\]/.test(root.replaceAll(sep, '/'))) return `Rename the folder ${root}. Its path can't contain * or \\.`;
  // `npm ci` checks the version too, but another terminal may have an older one.
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < 20) return `Expected Node 20.19 or later, but found ${node}.`;
  const isMissing = (name) => !module.paths.some((path) => existsSync(`${path}/${name}`));
  const missing = Object.keys(dependencies).filter(isMissing);
  return missing.length > 0 && `Run npm ci. These packages aren't installed: ${missing.join(', ')}.`;
}

const problem = findProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}
