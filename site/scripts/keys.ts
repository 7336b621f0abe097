/** True for an unhandled click or key press without modifier keys. */
export function isPlain(event: Partial<KeyboardEvent>): boolean {
  return !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented);
}
