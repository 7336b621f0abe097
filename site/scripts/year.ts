/** The copyright year at display time. A visitor's clock that is behind never lowers it. */

export default function year(element: HTMLElement): void {
  // Also occurs when a page comes back from the back/forward cache, maybe in another year.
  addEventListener('pageshow', () => {
    const now = new Date().getFullYear();
    if (now > Number(element.textContent)) element.textContent = String(now);
  });
}
