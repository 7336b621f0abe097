/** True for an unhandled click or key press without modifier keys or IME composition. */
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
