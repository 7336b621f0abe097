/**
 * Ties the list of the door's parts to their drawing, and to the cards of the services that repair them. What is numbered
 * in the drawing leads where its entry in the list leads. Drawing, entry and card share a class, by which door-parts.css
 * highlights drawing and entry while one of them is hovered or focused.
 */

export default function doorParts(list: HTMLElement): void {
  for (const [index, entry] of [...list.children].entries()) {
    const link = entry.querySelector('a')!;
    entry.className = `part-${index + 1}`;
    document.querySelector(`svg .${entry.className}`)!.addEventListener('click', () => link.click());
    document.querySelector(link.hash)!.classList.add(entry.className);
  }
}
