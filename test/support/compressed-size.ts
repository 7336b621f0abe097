/** Size of content as hosts send it, compressed with brotli. */

import { brotliCompressSync, constants } from 'node:zlib';

const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

export const compressedSize = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: QUALITY }).length;
