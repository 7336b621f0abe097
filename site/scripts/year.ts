/** Updates the copyright year. Never sets an earlier year, because the clock may be wrong. */

export default function year(element: HTMLElement): void {
  // Not read again later, because the browser may have translated it.
  let shown = Number(element.textContent);
  // Also fires when the page is restored from the back/forward cache.
  addEventListener('pageshow', () => {
    const now = new Date().getFullYear();
    if (now > shown) element.textContent = String((shown = now));
  });
}
