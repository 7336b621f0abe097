/** Shows the bar at the bottom edge while no call button, no field and no part of the footer is in view. */

/** The bar is hidden while one of these is in view. It would cover a field, and on-screen keyboards leave no room for it. */
const ALTERNATIVES = 'main a[href^="tel:"],form,input,footer';

export default function callBar(root: HTMLElement): void {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    // Keep it visible while it has focus.
    root.hidden = seen.size > 0 && !root.contains(document.activeElement);
  });
  for (const element of document.querySelectorAll(ALTERNATIVES)) observer.observe(element);
}
