/**
 * Connects the list of door parts to the illustration and the service cards. Clicking a part of the
 * illustration opens the link in the part's entry. The part, the entry and the linked card share a
 * class. While any of them is hovered or focused, door-parts.css highlights the part and the entry.
 */

export default function doorParts(list: HTMLElement): void {
  for (const [index, entry] of [...list.children].entries()) {
    const link = entry.querySelector('a')!;
    entry.className = `part-${index + 1}`;
    document.querySelector(`svg .${entry.className}`)!.addEventListener('click', () => link.click());
    document.querySelector(link.hash)!.classList.add(entry.className);
  }
}
