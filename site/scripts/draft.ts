/**
 * Stores the quote form's values in session storage, so they survive page loads. Only the form
 * writes the draft, because Firefox shows pages in its back/forward cache an old one. Other pages
 * write texts for single fields, which the form adds to its draft.
 */

/**
 * Returns the draft or the text for a field, after replacing it if there's a new one. Empty if
 * storage is blocked.
 */
export function draft(name: string, next?: string): string {
  try {
    if (next !== undefined) sessionStorage[name] = next;
    return sessionStorage[name] ?? '';
  } catch {
    return '';
  }
}
