/**
 * Opens a tooltip on mouse hover or keyboard focus, after a delay. If another tooltip is open or
 * has just closed, there's no delay. Touch never opens it. The root contains the link and its
 * tooltip, so the pointer can move between them.
 */

/** Delay before a tooltip opens, and how long after closing the next one opens at once, in ms. */
const DELAY = 700;
const SKIP = 300;
/** Minimum distance from the edge of the viewport, in pixels. */
const MARGIN = 8;
/** Focus and scroll events within this time after a key press are attributed to the key, in ms. */
const KEY = 150;

/** At most one tooltip of a page is open or pending. Signals would be larger than this script. */
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

/**
 * Places the tooltip above the link, or below it if there's no room, and keeps it on the screen.
 */
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

// Escape, pressing elsewhere, scrolling and leaving the page close the tooltip.
document.addEventListener(
  'keydown',
  (event) => {
    pressedAt = performance.now();
    if (event.key !== 'Escape') return;
    // Keeps an open menu open until the next press of Escape.
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
  // On touch screens, the text is visible below the link. A description would repeat it.
  if (matchMedia('(hover:hover)').matches) trigger.setAttribute('aria-describedby', tooltipOf(root)!.id);
  trigger.addEventListener('pointerenter', (event) => {
    if ((event as PointerEvent).pointerType !== 'touch') request(root);
  });
  root.addEventListener('pointerleave', hide);
  // Ignores focus that a script sets or that returns with the window.
  trigger.addEventListener('focus', () => {
    if (keyWasPressed() && trigger.matches(':focus-visible')) request(root);
  });
  trigger.addEventListener('blur', hide);
}
