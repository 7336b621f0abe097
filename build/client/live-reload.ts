/**
 * The dev server's side in the browser: after each build it compares the version of the page with that of the one that
 * is shown, by the hashes of markup and styles with which each page names this script.
 */

const STYLES = /<style>(.*?)<\/style>/s;

/** Failures are shown on the site's 500 page, whose stylesheet has no rules for them. */
const FAILURE = `.dev-failure {
  max-width: none; margin-block: 1.5rem; padding: 1rem 1.25rem; border-inline-start: 0.3rem solid;
  background: #000d; color: #fff; font: 0.9rem/1.5 ui-monospace, monospace; tab-size: 2;
  white-space: pre-wrap; overflow-wrap: anywhere;
}`;

/** The hashes of what is shown. */
let [markup, styles] = new URL(import.meta.url).search.slice(1).split('-');

/** A stylesheet as an object: a strict policy allows it where it blocks style elements. */
function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Puts a new stylesheet in the place of the one shown. */
function swapStyles(css: string): void {
  const element = document.querySelector('style');
  // Behind the page's own stylesheet come those that scripts have brought along.
  document.adoptedStyleSheets.splice(0, element ? 0 : 1, sheetOf(css));
  element?.remove();
}

async function update(version: string): Promise<void> {
  const [newMarkup, newStyles] = version.split('-');
  if (newMarkup !== markup) return location.reload();
  if (newStyles === styles) return;
  const html = await (await fetch(location.href, { cache: 'no-store' })).text();
  swapStyles(STYLES.exec(html)![1]!);
  styles = newStyles;
}

let latest = Promise.resolve();
let events: EventSource | undefined;

/** Updates run one at a time, so that an older answer never replaces a newer one. Errors are ignored: the server may be restarting. */
function follow({ data }: MessageEvent<string>): void {
  latest = latest.then(() => update(data)).catch(() => {});
}

/** Browsers keep at most six connections to a server: hidden pages have none, and catch up when they are shown again. */
function listen(): void {
  events?.close();
  if (document.hidden) return;
  events = new EventSource(`/.dev/events?${location.pathname}`);
  events.onmessage = follow;
}

document.adoptedStyleSheets.push(sheetOf(FAILURE));
document.addEventListener('visibilitychange', listen);
listen();
