/** Updates the copyright year, but never to an earlier one if the visitor's clock is wrong. */

export default function year(element: HTMLElement): void {
  // Also fires when the page is restored from the back/forward cache.
  addEventListener('pageshow', () => {
    const now = new Date().getFullYear();
    if (now > Number(element.textContent)) element.textContent = String(now);
  });
}
