/** Logs the missing path of the 404 page, without the query, which may contain personal data. */

export default function missingPath(): void {
  const log = () => console.error('404 Error: no page at', location.pathname);
  // A prerendered page hasn't been visited yet.
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', log, { once: true });
  } else log();
}
