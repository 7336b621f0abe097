/**
 * Connects the list of door parts to the illustration and to the service cards. A part of the
 * illustration links to the same card as its entry in the list. All three share a class, and
 * door-parts.css highlights the part and the entry while one of them is hovered or focused.
 */

export default function doorParts(list: HTMLElement): void {
  for (const [index, entry] of [...list.children].entries()) {
    const link = entry.querySelector('a')!;
    entry.className = `part-${index + 1}`;
    document.querySelector(`svg .${entry.className}`)!.addEventListener('click', () => link.click());
    document.querySelector(link.hash)!.classList.add(entry.className);
  }
}
