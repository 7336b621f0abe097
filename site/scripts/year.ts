/** Updates the copyright year. A visitor's clock that's behind never lowers it. */

export default function year(element: HTMLElement): void {
  // Also fires if the page returns from the back/forward cache.
  addEventListener('pageshow', () => {
    const now = new Date().getFullYear();
    if (now > Number(element.textContent)) element.textContent = String(now);
  });
}
