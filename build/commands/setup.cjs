/** Checks Node and the packages before an npm script in TypeScript starts. */

const { existsSync } = require('node:fs');
const { dependencies } = require('../../package.json');
const missing = Object.keys(dependencies).filter((name) => !module.paths.some((path) => existsSync(`${path}/${name}`)));
// `npm ci` checks the version too, but another terminal may have an older one.
const isOld = Number.parseInt(process.versions.node, 10) < 20;
if (isOld) console.error(`Expected Node 20.19 or later, but found ${process.versions.node}.`);
else if (missing[0]) console.error(`Run npm ci. These packages aren't installed: ${missing.join(', ')}.`);
if (isOld || missing[0]) process.exit(1);
