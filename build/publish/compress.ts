/** Writes files, and compressed copies of text files for servers that send precompressed files. */

import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutputFile } from './output-file.ts';
import type { BuildContext } from '../build-context.ts';
import type { Cache } from './cache.ts';

const TEXT = new Set(['.html', '.js', '.json', '.svg', '.txt', '.vcf', '.webmanifest', '.xml']);

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const GZIP = { level: constants.Z_BEST_COMPRESSION };

/** `services.html` → `services.html.br` and `services.html.gz`, both made in the thread pool. */
async function compressedCopies({ path, body }: OutputFile, cache: Cache): Promise<OutputFile[]> {
  const hash = createHash('sha256').update(body).digest();
  const [br, gz] = await Promise.all([
    cache.remember(['brotli', process.versions.brotli!, JSON.stringify(BROTLI), hash], () => brotliAsync(body, BROTLI)),
    cache.remember(['gzip', process.versions.zlib, JSON.stringify(GZIP), hash], () => gzipAsync(body, GZIP)),
  ]);
  return [
    { path: `${path}.br`, body: br },
    { path: `${path}.gz`, body: gz },
  ];
}

/** Writes files and, beside each text file, its compressed copies. Pictures and fonts are compressed already. */
export async function writeFiles(
  files: readonly OutputFile[],
  { writer, cache, compressed }: Pick<BuildContext, 'writer' | 'cache' | 'compressed'>,
): Promise<void> {
  async function write(file: OutputFile): Promise<void> {
    writer.write(file);
    if (!compressed || !TEXT.has(extname(file.path))) return;
    for (const copy of await compressedCopies(file, cache)) writer.write(copy);
  }
  await Promise.all(files.map(write));
}
