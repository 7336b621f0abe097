/** Creates compressed copies of text files, for servers that support precompressed files. */

import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Cache } from '../lib/cache.ts';
import type { OutputFile } from '../lib/output-file.ts';

/** Extensions of files to compress. Others, such as .png and .woff2, are already compressed. */
const TEXT = new Set(['.html', '.js', '.json', '.svg', '.txt', '.vcf', '.webmanifest', '.xml']);
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const GZIP = { level: constants.Z_BEST_COMPRESSION };

/** Compresses a text file in the thread pool: `a.html` → `a.html.br` and `a.html.gz`. */
export async function compressedCopies({ path, body }: OutputFile, cache: Cache): Promise<OutputFile[]> {
  if (!TEXT.has(extname(path))) return [];
  const [br, gz] = await Promise.all([
    cache.remember(['brotli', process.versions.brotli!, JSON.stringify(BROTLI), body], () => brotliAsync(body, BROTLI)),
    cache.remember(['gzip', process.versions.zlib, JSON.stringify(GZIP), body], () => gzipAsync(body, GZIP)),
  ]);
  // The header's operating system. 255 means unknown, so that a file has the same bytes on each.
  gz[9] = 255;
  return Object.entries({ br, gz }).map(([extension, body]) => ({ path: `${path}.${extension}`, body }));
}
