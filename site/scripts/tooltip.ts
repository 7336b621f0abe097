/**
 * Opens a tooltip after a delay on mouse hover or keyboard focus, but never on touch. There's no
 * delay if another tooltip is open or has just closed. The root element contains both the link and
 * the tooltip, so the pointer can move between them.
 */

/** Delay in ms before a tooltip opens. */
const DELAY = 700;
/** Time in ms after a tooltip closes during which the next one opens without a delay. */
const SKIP = 300;
/** Minimum distance from the edge of the viewport, in pixels. */
const MARGIN = 8;
/** Time in ms after a key press during which the key counts as the cause of focus and scrolling. */
const KEY = 150;

/** Only one tooltip per page is open or pending. Signals would add more bytes than this script. */
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

/** Puts the tooltip above the link, or below it if there's no room, and within the viewport. */
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

// Escape, a press outside the tooltip, scrolling and leaving the page all close it.
document.addEventListener(
  'keydown',
  (event) => {
    pressedAt = performance.now();
    if (event.key !== 'Escape') return;
    // The first Escape only closes the tooltip, because the menu ignores handled key presses.
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
  // On touch screens, the text is shown below the link, so a description would repeat it.
  if (matchMedia('(hover:hover)').matches) trigger.setAttribute('aria-describedby', tooltipOf(root)!.id);
  trigger.addEventListener('pointerenter', (event) => {
    if ((event as PointerEvent).pointerType !== 'touch') request(root);
  });
  root.addEventListener('pointerleave', hide);
  // Ignores focus that's set by a script or restored when the window is activated.
  trigger.addEventListener('focus', () => {
    if (keyWasPressed() && trigger.matches(':focus-visible')) request(root);
  });
  trigger.addEventListener('blur', hide);
}
