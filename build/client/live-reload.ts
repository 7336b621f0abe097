/** Live reload client: reloads the page after each build. */

/** This page's version, which is the query in this script's URL. */
const version = new URL(import.meta.url).search.slice(1);

let events: EventSource | undefined;

/** Connects only while the page is visible, because browsers allow six connections per server. */
function listen(): void {
  events?.close();
  if (document.hidden) return;
  events = new EventSource('/.dev/events');
  events.onmessage = ({ data }) => data !== version && location.reload();
}

document.addEventListener('visibilitychange', listen);
listen();
