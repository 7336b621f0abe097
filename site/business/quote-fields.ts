/** Rules for the quote form's fields. The form and the form handler both use them. */

/** Maximum number of characters of each field that visitors fill in, in the form's order. */
export const MAX_LENGTHS = { name: 100, phone: 100, city: 100, serviceType: 100, message: 5000 };

export type FieldName = keyof typeof MAX_LENGTHS;

export const FIELD_NAMES = /* @__PURE__ */ Object.keys(MAX_LENGTHS) as FieldName[];

/** Matches a visible character, but not spaces, zero-width characters or accents. */
const VISIBLE = /[^\s\p{Cf}\p{M}]/u;

/** @param value With line breaks as in the field (`\n`). Spaces around it don't count. */
export function problemOf(name: FieldName, value: string): 'empty' | 'long' | undefined {
  if (!VISIBLE.test(value)) return 'empty';
  // Counts an emoji as one character, unlike `length`.
  return [...value.trim()].length > MAX_LENGTHS[name] ? 'long' : undefined;
}
