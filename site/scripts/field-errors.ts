/** Shows a message below each field that the browser found invalid, until the field is valid. */

export default function fieldErrors(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  const setInvalid = (target: EventTarget | null, isInvalid: boolean) => {
    const field = target as HTMLInputElement;
    const error = document.getElementById(`${field.id}-error`);
    if (!error) return;
    error.textContent = isInvalid ? error.dataset.error! : '';
    // Always set: otherwise Firefox and Safari report an empty field as invalid before anything is typed.
    field.setAttribute('aria-invalid', String(isInvalid));
  };

  function onInvalid(event: Event): void {
    setInvalid(event.target, true);
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
    if ((target as HTMLInputElement).validity.valid) setInvalid(target, false);
  });
  form.addEventListener('reset', () => {
    for (const field of form.elements) setInvalid(field, false);
  });
}
