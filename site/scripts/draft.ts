/**
 * Saves the form's values in session storage, so they survive page loads until the form is reset.
 * Saved values override those restored by the browser. A URL fragment such as `#quote-springs`
 * selects the service in the `data-service` attribute of the element with that ID.
 */

const KEY = 'quote-draft';

/** Returns the fields to save. Skips preset fields and the honeypot (`autocomplete="off"`). */
function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  const fields = [...form.elements] as HTMLInputElement[];
  return fields.filter(({ name, defaultValue, autocomplete }) => name && !defaultValue && autocomplete !== 'off');
}

/** Returns the saved values, or an empty object if they're invalid or storage is blocked. */
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
      // Keep values that were typed before this script started.
      if (!isFirst || !field.value) field.value = kept[field.name] ?? field.value;
    }
  }

  restore(true);
  const service = document.getElementById(location.hash.slice(1))?.dataset.service;
  if (service) form.querySelector('select')!.value = service;
  save();
  form.addEventListener('input', () => save());
  // When this event fires, the fields still have their old values.
  form.addEventListener('reset', () => save(true));
  // After `load`, Chromium restores its own saved values, which may be from before the last submit.
  addEventListener('pageshow', () => restore());
}
