/** Files that are published unchanged, such as a verification file, a CNAME file or a PDF. */

import { ASSETS } from '../lib/output-file.ts';

/** Problems with paths, by pattern. */
const PROBLEMS: readonly (readonly [path: RegExp, problem: string])[] = [
  [/["#*:<>?\\|]/, 'has a character in its path that some hosts reject (" # * : < > ? \\ |). Rename it.'],
  [new RegExp(`^${ASSETS}`), 'would be cached for a year, like all of assets/. Move it to another folder.'],
  [/\.(br|gz)$/, 'looks like the compressed copy of a file, which servers hide. Use another format, such as .zip.'],
];

/** Returns an error for each file that can't be published. @param generated Paths in `dist/`. */
export function checkPublicFiles(folder: string, paths: readonly string[], generated: ReadonlyMap<string, unknown>) {
  return paths.flatMap((path) => {
    // Names that differ only by case are the same file on macOS and Windows.
    const name = path.toLowerCase();
    const rival = [name, `${name}.html`, name.replace(/\/index\.html$/, '.html')].find((other) => generated.has(other));
    const conflict = rival && `has the same URL as dist/${rival}, which the build generates. Rename or delete it.`;
    const problem = conflict ?? PROBLEMS.find(([pattern]) => pattern.test(path))?.[1];
    return problem ? [`${folder}/${path} ${problem}`] : [];
  });
}
