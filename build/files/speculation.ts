/**
 * Speculation rules: browsers prefetch a page of the site when a visitor is about to choose its link. They are a file,
 * named in the header `Speculation-Rules`, because an inline script would need an exception in the security policy.
 */
export const SPECULATION_PATH = '/speculation.json';
export const SPECULATION_TYPE = 'application/speculationrules+json';

export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
