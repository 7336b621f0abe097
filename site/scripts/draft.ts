/** Stores the quote form's values in session storage, so they survive page loads. */

/** Returns the draft, after replacing it if there's a new one. Empty if storage is blocked. */
export function draft(next?: string): string {
  try {
    if (next) sessionStorage.setItem('quote-draft', next);
    return sessionStorage.getItem('quote-draft') ?? '';
  } catch {
    return '';
  }
}
