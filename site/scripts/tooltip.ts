/**
 * More about a link, for those who rest on it with a mouse or with the keyboard's focus. It opens
 * after a while, or at once where another one is open or was just now; a finger never opens it.
 * The root holds the link and its bubble, so that the pointer may cross from one to the other.
 */

/** Milliseconds of rest before it opens, and after another one closed during which there is no wait. */
const DELAY = 700;
const SKIP = 300;
/** Pixels between the bubble and the edge of the screen. */
const MARGIN = 8;
/** Within this many milliseconds of a key press, the key is what moved the focus, and scrolled the page to it. */
const KEY = 150;

/**
 * What all tooltips of a page share: one is open, or one is about to be. Plain variables, because
 * nothing is drawn from them: a signal would weigh more than this whole script.
 */
let shown: HTMLElement | undefined;
let pending: ReturnType<typeof setTimeout>;
let closedAt = -Infinity;
let pressedAt = -Infinity;
let listens = false;

const bubbleOf = (root: Element) => root.querySelector<HTMLElement>('[role=tooltip]');
const keyWasPressed = () => performance.now() - pressedAt < KEY;

function hide(): void {
  clearTimeout(pending);
  if (!shown) return;
  delete shown.dataset.open;
  shown = undefined;
  closedAt = performance.now();
}

/** Above the link, or below it where there is no room; moved sideways to stay on the screen. */
function place(root: HTMLElement, bubble: HTMLElement): void {
  bubble.style.translate = '';
  delete root.dataset.below;
  const { top } = bubble.getBoundingClientRect();
  if (top < MARGIN) root.dataset.below = '';
  const { left, right } = bubble.getBoundingClientRect();
  const excess = right + MARGIN - document.documentElement.clientWidth;
  if (excess > 0) bubble.style.translate = `${Math.max(-excess, MARGIN - left)}px`;
}

function show(root: HTMLElement): void {
  hide();
  root.dataset.open = '';
  place(root, bubbleOf(root)!);
  shown = root;
}

function request(root: HTMLElement): void {
  if (shown === root) return;
  clearTimeout(pending);
  if (shown || performance.now() - closedAt < SKIP) show(root);
  else pending = setTimeout(show, DELAY, root);
}

/** What closes whichever is open, wherever it happens. */
function listen(): void {
  if (listens) return;
  listens = true;
  document.addEventListener(
    'keydown',
    (event) => {
      pressedAt = performance.now();
      if (event.key !== 'Escape') return;
      // Escape closes one thing at a time: an open menu waits for the next one.
      if (shown) event.preventDefault();
      hide();
    },
    true,
  );
  document.addEventListener('pointerdown', ({ target }) => {
    if (!shown || !bubbleOf(shown)!.contains(target as Node)) hide();
  });
  const hideUnlessByKey = () => {
    if (!keyWasPressed()) hide();
  };
  document.addEventListener('scroll', hideUnlessByKey, { capture: true, passive: true });
  addEventListener('pagehide', hide);
}

export default function tooltip(root: HTMLElement): void {
  const trigger = root.querySelector('[aria-describedby]');
  if (!trigger || !bubbleOf(root)) throw new Error('expected a link and its tooltip');
  listen();
  trigger.addEventListener('pointerenter', (event) => {
    if ((event as PointerEvent).pointerType !== 'touch') request(root);
  });
  root.addEventListener('pointerleave', hide);
  // Not for a focus that a script sets or that comes back with the window.
  trigger.addEventListener('focus', () => {
    if (keyWasPressed() && trigger.matches(':focus-visible')) request(root);
  });
  trigger.addEventListener('blur', hide);
}
