/**
 * A tooltip that opens when the mouse rests on its link or the keyboard focuses it: after a delay, or immediately when
 * another one is open or has just closed. Touch never opens it. The root holds the link and its tooltip, so that the
 * pointer can cross from one to the other.
 */

/** Milliseconds before it opens, and milliseconds after another one closed in which it opens without delay. */
const DELAY = 700;
const SKIP = 300;
/** Pixels between the tooltip and the edge of the screen. */
const MARGIN = 8;
/** A focus or scroll within this many milliseconds of a key press is attributed to the key. */
const KEY = 150;

/**
 * Shared by all tooltips of a page: at most one is open or pending. Plain variables, because a signal would weigh more
 * than this whole script.
 */
let shown: HTMLElement | undefined;
let pending: ReturnType<typeof setTimeout>;
let closedAt = -Infinity;
let pressedAt = -Infinity;

const tooltipOf = (root: Element) => root.querySelector<HTMLElement>('[role=tooltip]');
const keyWasPressed = () => performance.now() - pressedAt < KEY;

function hide(): void {
  clearTimeout(pending);
  if (!shown) return;
  delete shown.dataset.open;
  shown = undefined;
  closedAt = performance.now();
}

/** Places it above the link, or below it if there is no room, and moves it sideways to stay on the screen. */
function place(root: HTMLElement, tooltip: HTMLElement): void {
  tooltip.style.translate = '';
  delete root.dataset.below;
  const { top } = tooltip.getBoundingClientRect();
  if (top < MARGIN) root.dataset.below = '';
  const { left, right } = tooltip.getBoundingClientRect();
  const excess = right + MARGIN - document.documentElement.clientWidth;
  if (excess > 0) tooltip.style.translate = `${Math.max(-excess, MARGIN - left)}px`;
}

function show(root: HTMLElement): void {
  hide();
  root.dataset.open = '';
  place(root, tooltipOf(root)!);
  shown = root;
}

function request(root: HTMLElement): void {
  if (shown === root) return;
  clearTimeout(pending);
  if (shown || performance.now() - closedAt < SKIP) show(root);
  else pending = setTimeout(show, DELAY, root);
}

// What closes the open tooltip: Escape, a press elsewhere, scrolling, and leaving the page.
document.addEventListener(
  'keydown',
  (event) => {
    pressedAt = performance.now();
    if (event.key !== 'Escape') return;
    // Escape closes one thing at a time: an open menu stays open until the next press.
    if (shown) event.preventDefault();
    hide();
  },
  true,
);
document.addEventListener('pointerdown', ({ target }) => {
  if (!shown || !tooltipOf(shown)!.contains(target as Node)) hide();
});
document.addEventListener(
  'scroll',
  () => {
    if (!keyWasPressed()) hide();
  },
  true,
);
addEventListener('pagehide', hide);

export default function tooltip(root: HTMLElement): void {
  const trigger = root.querySelector('a')!;
  // Where nothing hovers, the text stands beside its link: as a description too, it would be read twice.
  if (matchMedia('(hover:hover)').matches) trigger.setAttribute('aria-describedby', tooltipOf(root)!.id);
  trigger.addEventListener('pointerenter', (event) => {
    if ((event as PointerEvent).pointerType !== 'touch') request(root);
  });
  root.addEventListener('pointerleave', hide);
  // Not for focus set by a script or restored with the window.
  trigger.addEventListener('focus', () => {
    if (keyWasPressed() && trigger.matches(':focus-visible')) request(root);
  });
  trigger.addEventListener('blur', hide);
}
