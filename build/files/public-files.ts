/** Files that are published unchanged, such as a verification file, a CNAME file or a PDF. */

import { ASSETS } from '../lib/output-file.ts';

/** Problems with paths, by pattern. */
const PROBLEMS: readonly (readonly [path: RegExp, problem: string])[] = [
  [/["#*:<>?\\|\p{Cc}]/u, 'has a character that some hosts reject (" # * : < > ? \\ | or a line break). Rename it.'],
  [/\ufffd/, 'has a damaged letter in its name. Rename it.'],
  [new RegExp(`^${ASSETS}`, 'i'), 'would be cached for a year, like all of assets/. Move it to another folder.'],
  [/(^|\/)\.(?!well-known\/)/, 'is hidden, like files with passwords. Move it out of the folder.'],
  [/\.(br|gz)$/, 'looks like the compressed copy of a file, which servers hide. Use another format, such as .zip.'],
];

/** Returns the same name for paths of one file on macOS, which ignores case and Unicode forms. */
const nameOf = (path: string) => path.normalize().toLowerCase();

/** Returns an error for each file that can't be published. @param generated Paths in `dist/`. */
export function checkPublicFiles(folder: string, paths: readonly string[], generated: ReadonlyMap<string, unknown>) {
  const owners = new Map(paths.map((path) => [nameOf(path), path]));
  return paths.flatMap((path) => {
    const name = nameOf(path);
    const rival = [name, `${name}.html`, name.replace(/\/index\.html$/, '.html')].find((other) => generated.has(other));
    const conflict = rival && `has the same URL as dist/${rival}, which the build generates. Rename or delete it.`;
    const twin = owners.get(name) !== path && `is the same file as ${owners.get(name)} on macOS. Rename one of them.`;
    const problem = conflict || twin || PROBLEMS.find(([pattern]) => pattern.test(path))?.[1];
    return problem ? [`${folder}/${path} ${problem}`] : [];
  });
}
