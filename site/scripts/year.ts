/** Updates the copyright year. Never sets an earlier year, because the clock may be wrong. */

export default function year(element: HTMLElement): void {
  // Also fires when the page is restored from the back/forward cache.
  addEventListener('pageshow', () => {
    element.textContent = String(Math.max(new Date().getFullYear(), Number(element.textContent)));
  });
}
