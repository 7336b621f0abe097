/** Live reload client: reloads the page after each build. */

/** Version of this page, from the URL of this script. */
const version = new URL(import.meta.url).search.slice(1);

let events: EventSource | undefined;

/** Browsers allow six connections per server, so hidden pages disconnect and catch up later. */
function listen(): void {
  events?.close();
  if (document.hidden) return;
  events = new EventSource('/.dev/events');
  events.onmessage = ({ data }) => {
    if (data !== version) location.reload();
  };
}

document.addEventListener('visibilitychange', listen);
listen();
