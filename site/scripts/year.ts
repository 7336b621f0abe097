/** The copyright year at display time. A clock that is behind the build's never lowers it. */

export default function year(element: HTMLElement): void {
  const update = () => {
    const now = new Date().getFullYear();
    if (now > Number(element.textContent)) element.textContent = String(now);
  };
  update();
  // A page may come back from the back/forward cache in another year.
  addEventListener('pageshow', update);
}
