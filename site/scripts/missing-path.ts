/** Logs the missing path on the 404 page. Omits the query, which may contain personal data. */

export default function missingPath(): void {
  const log = () => console.error('404 Error: no page at', location.pathname);
  // A prerendered page may never be visited.
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', log, { once: true });
  } else log();
}
