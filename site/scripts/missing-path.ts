/** Logs the path that was not found, without the query, which may hold personal data. */

export default function missingPath(): void {
  const log = () => console.error('404 Error: no page at', location.pathname);
  // A prerendered page has not been visited yet.
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', log, { once: true });
  } else log();
}
