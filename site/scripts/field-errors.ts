/** Shows an error message below each invalid field until the field is valid. */

export default function fieldErrors(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  const setInvalid = (target: EventTarget | null, isInvalid: boolean) => {
    const field = target as HTMLInputElement;
    const error = document.getElementById(`${field.id}-error`);
    if (!error) return;
    error.textContent = isInvalid ? error.dataset.error! : '';
    // Never removed, because Firefox and Safari would then announce empty fields as invalid.
    field.setAttribute('aria-invalid', String(isInvalid));
  };

  function onInvalid(event: Event): void {
    setInvalid(event.target, true);
    // Suppresses the browser's focus change and its own message, which would cover ours.
    event.preventDefault();
    const first = form.querySelector<HTMLElement>(':invalid')!;
    first.focus();
    // Safari scrolls a focused field to the top edge, where the sticky header covers its label.
    requestAnimationFrame(() => first.scrollIntoView({ block: 'nearest' }));
  }

  // Ancestors only receive `invalid` in the capture phase.
  form.addEventListener('invalid', onInvalid, true);
  form.addEventListener('input', ({ target }) => {
    if ((target as HTMLInputElement).validity.valid) setInvalid(target, false);
  });
  form.addEventListener('reset', () => {
    for (const field of form.elements) setInvalid(field, false);
  });
}
