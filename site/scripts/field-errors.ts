/** Shows a message below each field that the browser found invalid, until the field is valid. */

export default function fieldErrors(form: HTMLElement): void {
  const setMissing = (target: EventTarget | null, missing: boolean) => {
    const field = target as HTMLInputElement;
    const error = document.getElementById(`${field.id}-error`);
    if (!error || error.hidden !== missing) return;
    error.hidden = !missing;
    // Never without it: Firefox and Safari would call an empty field invalid before anything is typed.
    field.setAttribute('aria-invalid', String(missing));
    const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== error.id);
    const ids = missing ? [...others, error.id] : others;
    if (ids.length > 0) field.setAttribute('aria-describedby', ids.join(' '));
    else field.removeAttribute('aria-describedby');
  };

  function onInvalid(event: Event): void {
    setMissing(event.target, true);
    // The browser's own message would cover ours. Without it, the script has to move the focus.
    event.preventDefault();
    const first = form.querySelector<HTMLElement>(':invalid')!;
    first.focus();
    // Safari scrolls the field it focuses next to the top edge, under the sticky header and without its label.
    requestAnimationFrame(() => first.scrollIntoView({ block: 'nearest' }));
  }

  // `invalid` does not bubble, so it is caught in the capture phase.
  form.addEventListener('invalid', onInvalid, true);
  form.addEventListener('input', ({ target }) => {
    if ((target as HTMLInputElement).validity.valid) setMissing(target, false);
  });
  form.addEventListener('reset', () => {
    for (const field of form.querySelectorAll('[aria-invalid=true]')) setMissing(field, false);
  });
}
