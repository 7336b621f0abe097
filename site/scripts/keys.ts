/** True if a key press has no modifier, isn't part of text composition, and hasn't been handled. */
export function isPlain(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, isComposing, defaultPrevented } = event;
  return !(altKey || ctrlKey || metaKey || shiftKey || isComposing || defaultPrevented);
}
