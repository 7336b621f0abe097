/** The copyright year at display time. A visitor's clock that is behind never lowers it. */

export default function year(element: HTMLElement): void {
  const update = () => {
    const now = new Date().getFullYear();
    if (now > Number(element.textContent)) element.textContent = String(now);
  };
  update();
  // A page may come back from the back/forward cache in another year.
  addEventListener('pageshow', update);
}
