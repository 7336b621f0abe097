/**
 * Saves the form's values in session storage, so they survive page loads until the form is reset.
 * They replace values that the browser restores. A fragment such as `#quote-springs` selects a
 * service, which is in the `data-service` of the element with that id.
 */

const KEY = 'quote-draft';

/** Returns the fields without a fixed value, except the honeypot, which has no autocompletion. */
function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  const fields = [...form.elements] as HTMLInputElement[];
  return fields.filter(({ name, defaultValue, autocomplete }) => name && !defaultValue && autocomplete !== 'off');
}

/** Returns the saved values, or none if they're invalid or the browser blocks storage. */
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
      // Keeps values that were typed before this script started.
      if (!isFirst || !field.value) field.value = kept[field.name] ?? field.value;
    }
  }

  restore(true);
  const service = document.getElementById(location.hash.slice(1))?.dataset.service;
  if (service) form.querySelector('select')!.value = service;
  save();
  form.addEventListener('input', () => save());
  // During this event, the fields still have their old values.
  form.addEventListener('reset', () => save(true));
  // After `load`, Chromium restores its own values, which may be older than the last submit.
  addEventListener('pageshow', () => restore());
}
