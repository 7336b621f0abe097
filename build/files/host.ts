/** What the files for all hosts are made from, so that all serve the same site. */

import type { HeaderRule } from './headers.ts';

export interface HostInput {
  rules: readonly HeaderRule[];
  /** The pages' paths, error pages left out. */
  paths: readonly string[];
  /** Addresses of the published files whose names hold a hash of their content, in alphabetical order. */
  assets: readonly string[];
  /** The site's own origin, such as `https://example.com`. */
  origin: string;
}

/** `Cache-Control` of pages on hosts that set none: caches keep a page, and revalidate it for each request. */
export const REVALIDATE = 'no-cache';

/** Regular expressions, which JavaScript, PCRE and RE2 read alike, of paths that are answered with 404. */
export const HIDDEN = {
  /** What only hosts read. `.well-known`, the folder of `security.txt` and its like, is for visitors. */
  hostFile: String.raw`^/(?:_|\.[^w])`,
  /** Compressed copies, which servers send in place of the file itself. */
  copy: String.raw`\.(?:br|gz)$`,
  /** The error pages, which are the answer to other paths. */
  errorPage: String.raw`^/(?:404|500)(?:\.html)?/*$`,
} as const;

const hidden = Object.values(HIDDEN).map((pattern) => new RegExp(pattern));

/** Whether a path is not for visitors. */
export const isHidden = (path: string): boolean => hidden.some((pattern) => pattern.test(path));
