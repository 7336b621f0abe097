/**
 * Opens a tooltip after a delay on mouse hover or keyboard focus, but never on touch, and closes it
 * when neither is left. There's no delay if another tooltip is open or has just closed. The root
 * element contains both the link and the tooltip, so the pointer can move between them.
 */

/** Delay in ms before a tooltip opens. */
const DELAY = 700;
/** Time in ms after a tooltip closes during which the next one opens without a delay. */
const SKIP = 300;
/** Minimum distance from the edge of the viewport, in pixels. */
const MARGIN = 8;
/** Time in ms after a key press during which the key counts as the cause of focus and scrolling. */
const KEY = 150;

/** The hovered and the focused root, latest last. Signals would add more bytes than this script. */
const triggers = new Map<'hover' | 'focus', HTMLElement>();
/** Only one tooltip per page is open or pending. */
let current: HTMLElement | undefined;
let pending: ReturnType<typeof setTimeout>;
let closedAt = -Infinity;
let pressedAt = -Infinity;

const tooltipOf = (root: Element) => root.querySelector<HTMLElement>('[role=tooltip]');
const isOpen = () => current?.dataset.open === '';
const keyWasPressed = () => performance.now() - pressedAt < KEY;

/** Opens the tooltip above the link, or below it if there's no room, and within the viewport. */
function show(root: HTMLElement): void {
  const tooltip = tooltipOf(root)!;
  root.dataset.open = '';
  tooltip.style.transform = '';
  delete root.dataset.below;
  const { top } = tooltip.getBoundingClientRect();
  if (top < MARGIN) root.dataset.below = '';
  const { left, right } = tooltip.getBoundingClientRect();
  const excess = right + MARGIN - document.documentElement.clientWidth;
  if (excess > 0) tooltip.style.transform = `translate(${Math.max(-excess, MARGIN - left)}px)`;
}

/** Opens the tooltip of the latest trigger, and closes any other tooltip. */
function update(): void {
  const latest = [...triggers.values()].pop();
  if (latest === current) return;
  clearTimeout(pending);
  if (isOpen()) {
    delete current!.dataset.open;
    closedAt = performance.now();
  }
  current = latest;
  if (!latest) return;
  if (performance.now() - closedAt < SKIP) show(latest);
  else pending = setTimeout(show, DELAY, latest);
}

/** @param root The root that's now hovered or focused, if there is one. */
function set(trigger: 'hover' | 'focus', root?: HTMLElement): void {
  triggers.delete(trigger);
  if (root) triggers.set(trigger, root);
  update();
}

/** Closes the tooltip until its link is hovered or focused again. */
function dismiss(): void {
  triggers.clear();
  update();
}

// Escape, a press outside the tooltip, scrolling and leaving the page all close it.
addEventListener(
  'keydown',
  (event) => {
    pressedAt = performance.now();
    if (event.key !== 'Escape') return;
    // The first Escape only closes the tooltip, because the menu ignores handled key presses.
    if (isOpen()) event.preventDefault();
    dismiss();
  },
  true,
);
addEventListener('pointerdown', ({ target }) => {
  if (!(target as Element).closest('[role=tooltip]')) dismiss();
});
addEventListener(
  'scroll',
  () => {
    if (!keyWasPressed()) dismiss();
  },
  true,
);
addEventListener('pagehide', dismiss);
// Visitors may zoom in to read a tooltip, so it moves into the smaller viewport.
addEventListener('resize', () => {
  if (isOpen()) show(current!);
});

export default function tooltip(root: HTMLElement): void {
  const trigger = root.querySelector('a')!;
  trigger.setAttribute('aria-describedby', tooltipOf(root)!.id);
  // A touch also presses, which dismisses the tooltip.
  root.addEventListener('pointerenter', () => set('hover', root));
  root.addEventListener('pointerleave', () => set('hover'));
  // Ignores focus that's set by a script or restored when the window is activated.
  trigger.addEventListener('focus', () => {
    if (keyWasPressed() && trigger.matches(':focus-visible')) set('focus', root);
  });
  trigger.addEventListener('blur', () => set('focus'));
}
