/**
 * Ties the list of the door's parts to their drawing, and to the cards of the services that repair them. What is numbered
 * in the drawing leads where its entry in the list leads. Drawing, entry and card share a class, and while one of them is
 * hovered or focused, drawing and entry are highlighted. CSS cannot compare classes, so each part has a rule of its own,
 * added here for as many parts as there are.
 */

const highlightOf = (part: string) =>
  `@layer components{main:has(.${part}:is(:hover,:focus-within)) :is(g,li).${part}{color:var(--accent);stroke-width:5}}`;

export default function doorParts(list: HTMLElement): void {
  const styles = new CSSStyleSheet();
  for (const [index, entry] of [...list.children].entries()) {
    const link = entry.querySelector('a')!;
    entry.className = `part-${index + 1}`;
    document.querySelector(`svg .${entry.className}`)!.addEventListener('click', () => link.click());
    document.querySelector(link.hash)!.classList.add(entry.className);
    styles.insertRule(highlightOf(entry.className));
  }
  document.adoptedStyleSheets.push(styles);
}
