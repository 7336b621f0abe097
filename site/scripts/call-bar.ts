/** Shows the bar at the bottom edge while no call button of the page, and nothing of its footer, can be seen. */

/** What makes the bar needless while it is in view. */
const NEEDLESS = 'main a[href^="tel:"], footer';

export default function callBar(root: HTMLElement): void {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    // Who has the focus in it keeps it.
    root.hidden = seen.size > 0 && !root.contains(document.activeElement);
  });
  for (const element of document.querySelectorAll(NEEDLESS)) observer.observe(element);
}
