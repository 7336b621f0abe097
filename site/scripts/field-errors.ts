/**
 * Says below a field what it needs, once the browser has found it missing, and until it is there.
 * The browser's own bubble, which focuses the first such field, stays: it is soon gone, this is not.
 */

export default function fieldErrors(form: HTMLElement): void {
  const setMissing = (target: EventTarget | null, missing: boolean) => {
    const field = target as HTMLInputElement;
    const error = document.getElementById(`${field.id}-error`);
    if (!error || error.hidden !== missing) return;
    error.hidden = !missing;
    if (missing) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== error.id);
    const ids = missing ? [...others, error.id] : others;
    if (ids.length > 0) field.setAttribute('aria-describedby', ids.join(' '));
    else field.removeAttribute('aria-describedby');
  };

  function onInvalid({ target }: Event): void {
    setMissing(target, true);
    // Safari brings the field that it focuses next up to the edge of the page, below the header and without its label.
    requestAnimationFrame(() => document.activeElement!.scrollIntoView({ block: 'nearest' }));
  }

  // `invalid` does not bubble, but it can be caught on its way down.
  form.addEventListener('invalid', onInvalid, true);
  form.addEventListener('input', ({ target }) => {
    if ((target as HTMLInputElement).validity.valid) setMissing(target, false);
  });
  form.addEventListener('reset', () => {
    for (const field of form.querySelectorAll('[aria-invalid]')) setMissing(field, false);
  });
}
