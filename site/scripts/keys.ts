/** True for an unhandled key press or click without modifier keys that isn't part of IME composition. */
export function isPlain(event: Partial<KeyboardEvent>): boolean {
  return !(
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.isComposing ||
    event.defaultPrevented
  );
}
