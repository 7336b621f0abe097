/**
 * Keeps what a visitor has typed across page loads, in the tab's session storage. Resetting the form, as a successful
 * submit does, clears it.
 */

const KEY = 'quote-draft';

/** The fields that visitors fill in: the honeypot has no autocompletion. */
function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  const fields = [...form.elements] as HTMLInputElement[];
  return fields.filter(({ name, type, autocomplete }) => name && type !== 'hidden' && autocomplete !== 'off');
}

/** What was stored. It may be anything, or unreadable where the browser blocks storage. */
function read(): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEY)!)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function write(draft: Record<string, string>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked. The form works without a draft.
  }
}

export default function draft(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  const kept = read();
  for (const field of fieldsOf(form)) {
    const value = kept[field.name];
    if (field.value === '' && typeof value === 'string') field.value = value;
  }
  form.addEventListener('input', () =>
    write(Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))),
  );
  form.addEventListener('reset', () => write({}));
}
