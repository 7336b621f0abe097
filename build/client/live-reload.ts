/** Live reload: reloads the page after a build. */

/** Version of the page that's shown. */
const version = new URL(import.meta.url).search.slice(1);

let events: EventSource | undefined;

/** Browsers keep at most six connections to a server, so hidden pages close theirs and catch up later. */
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
