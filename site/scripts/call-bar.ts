/** Shows the call bar while no other call link or form field is in view. */

/** Elements that hide the bar. Above an on-screen keyboard, the bar would cover form fields. */
const ALTERNATIVES = 'main [href^="tel:"],form,input,.footer-phone';

export default function callBar(root: HTMLElement): void {
  const seen = new Set<Element>();
  const update = () => {
    // Keeps the bar while it has keyboard focus. A tapped link also has focus, but isn't in use.
    root.hidden = seen.size > 0 && !root.querySelector(':focus-visible');
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    update();
  });
  // The next element has focus only after this event.
  root.addEventListener('focusout', () => setTimeout(update));
  for (const element of document.querySelectorAll(ALTERNATIVES)) observer.observe(element);
}
