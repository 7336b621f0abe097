/**
 * Keeps what a visitor has typed while they look at another page or load this one again, for as long
 * as the tab is open and nowhere else. It is gone once the form is: whoever empties it resets it.
 */

const KEY = 'quote-draft';

/** The fields that a visitor fills. */
function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return ([...form.elements] as HTMLInputElement[]).filter(({ name, required }) => name && required);
}

/** What was kept; nothing where the browser keeps nothing. */
function read(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function write(draft: Record<string, string>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Full, or forbidden: the form works without.
  }
}

export default function draft(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  const kept = read();
  for (const field of fieldsOf(form)) {
    if (field.value === '' && typeof kept[field.name] === 'string') field.value = kept[field.name]!;
  }
  form.addEventListener('input', () =>
    write(Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))),
  );
  form.addEventListener('reset', () => write({}));
}
