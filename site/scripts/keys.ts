/** True for an unhandled key press without modifier keys that isn't part of IME composition. */
export function isPlain(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, isComposing, defaultPrevented } = event;
  return !(altKey || ctrlKey || metaKey || shiftKey || isComposing || defaultPrevented);
}
