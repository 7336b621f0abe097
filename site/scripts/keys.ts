/** Whether a key press has no modifier, is not part of text composition, and has not been handled. */
export function isPlain(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, isComposing, defaultPrevented } = event;
  return !(altKey || ctrlKey || metaKey || shiftKey || isComposing || defaultPrevented);
}
