/** Compressed copies of text files, for hosts that send them as they lie there. */

import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutputFile } from './assets.ts';
import type { Cache } from './cache.ts';

const TEXT = new Set(['.html', '.js', '.json', '.svg', '.txt', '.vcf', '.webmanifest', '.xml']);

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const HIGHEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Whether a file is worth compressing: pictures and fonts are compressed already. */
export const isText = ({ path }: OutputFile): boolean => TEXT.has(extname(path));

function toBrotli(body: OutputFile['body'], cache: Cache): Promise<Uint8Array> {
  return cache.remember(['brotli', process.versions.brotli!, body], () => brotliAsync(body, HIGHEST));
}

function toGzip(body: OutputFile['body'], cache: Cache): Promise<Uint8Array> {
  return cache.remember(['gzip', process.versions.zlib, body], () =>
    gzipAsync(body, { level: constants.Z_BEST_COMPRESSION }),
  );
}

/** `services.html` → `services.html.br` and `services.html.gz`, both made beside the main thread. */
export async function compressedCopies({ path, body }: OutputFile, cache: Cache): Promise<OutputFile[]> {
  const [br, gz] = await Promise.all([toBrotli(body, cache), toGzip(body, cache)]);
  return [
    { path: `${path}.br`, body: br },
    { path: `${path}.gz`, body: gz },
  ];
}
