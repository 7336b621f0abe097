/** Writes the path that was not found to the console, without the query: it may hold personal data. */

export default function missingPath(): void {
  const log = () => console.error('404 Error: no page at', location.pathname);
  // A page that the browser prepares in advance has not been asked for yet.
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', log, { once: true });
  } else log();
}
