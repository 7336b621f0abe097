/**
 * Ties the list of the door's parts to their drawing. What is numbered there leads where its entry in the
 * list leads, and both have one class, by which the styles beside this light whichever is pointed at.
 */

export default function doorParts(list: HTMLElement): void {
  for (const [index, entry] of [...list.children].entries()) {
    entry.className = `part-${index + 1}`;
    const drawn = document.querySelector(`svg .${entry.className}`)!;
    drawn.addEventListener('click', () => entry.querySelector('a')!.click());
  }
}
