/**
 * Keeps what a visitor has typed across page loads, in the tab's session storage, until the form is
 * reset. A visitor who returns to the page finds the draft, even if the browser restored other values.
 * A fragment such as `#quote-springs` selects the service of the element with that id.
 */

const KEY = 'quote-draft';

/** The fields without a fixed value. Only the honeypot has no autocompletion. */
function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  const fields = [...form.elements] as HTMLInputElement[];
  return fields.filter(({ name, defaultValue, autocomplete }) => name && !defaultValue && autocomplete !== 'off');
}

/** What was stored. It may be anything, or unreadable where the browser blocks storage. */
function read(): Record<string, string> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEY)!)) as Record<string, string>;
  } catch {
    return {};
  }
}

export default function draft(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  const fields = fieldsOf(form);

  function save(isReset = false): void {
    try {
      const values = fields.map(({ name, value }) => [name, isReset ? '' : value]);
      sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(values)));
    } catch {
      // Storage is full or blocked. The form works without a draft.
    }
  }

  function restore(isFirst = false): void {
    const kept = read();
    for (const field of fields) {
      // Keep what was typed before this script started.
      if (!isFirst || !field.value) field.value = kept[field.name] ?? field.value;
    }
  }

  restore(true);
  const service = document.getElementById(location.hash.slice(1))?.dataset.service;
  if (service) form.querySelector('select')!.value = service;
  save();
  form.addEventListener('input', () => save());
  // Fields still have their values during this event.
  form.addEventListener('reset', () => save(true));
  // After `load`, Chromium restores its own copy of the fields, which may be from before the form was sent.
  addEventListener('pageshow', () => restore());
}
