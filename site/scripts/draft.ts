/**
 * Keeps what a visitor has typed across page loads, in the tab's session storage, until the form is
 * reset. A visitor who returns to the page finds the draft, even if the browser restored other values.
 * A fragment such as `#quote-springs` selects the service of the element with that id.
 */

const KEY = 'quote-draft';

/** The field with the id of the request. A form without an endpoint has none. */
const ID = 'request';

/** The id, and the fields that visitors fill in. Only the honeypot has no autocompletion. */
function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  const fields = [...form.elements] as HTMLInputElement[];
  const isTyped = ({ name, type, autocomplete }: HTMLInputElement) =>
    name && type !== 'hidden' && autocomplete !== 'off';
  return fields.filter((field) => field.name === ID || isTyped(field));
}

/** What was stored. It may be anything, or unreadable where the browser blocks storage. */
function read(): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEY)!)) as Record<string, unknown>;
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
      const value = kept[field.name];
      // Keep what was typed before this script started.
      if (typeof value === 'string' && !(isFirst && field.value)) field.value = value;
      // Sent again after an error, a request has the same id.
      if (field.name === ID) field.value ||= `${Date.now()}-${String(Math.random()).slice(2)}`;
    }
  }

  restore(true);
  const service = document.getElementById(location.hash.slice(1))?.dataset.service;
  if (service) form.querySelector('select')!.value = service;
  save();
  form.addEventListener('input', () => save());
  // Fields still have their values during this event.
  form.addEventListener('reset', () => {
    save(true);
    // A reset doesn't change hidden fields, and storage may be blocked.
    for (const field of fields) if (field.name === ID) field.value = '';
    restore();
  });
  // After `load`, Chromium restores its own copy of the fields, which may be from before the form was sent.
  addEventListener('pageshow', () => restore());
}
