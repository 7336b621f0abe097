/**
 * Keeps a link to the selected door, opens the door of such a link, and starts the message in the
 * quote form with the sentence that describes the door.
 */

import { draft } from './draft.ts';
import { isPlain } from './keys.ts';

export default function doorDesigner(root: HTMLElement): void {
  const words = root.querySelector('#door-words')!;
  // The owner gets the original, although the browser may translate the page.
  const original = words.cloneNode(true) as HTMLElement;
  const [quote, share] = root.querySelectorAll('a');

  function update(): void {
    share!.hash = 'door';
    for (const { value } of root.querySelectorAll<HTMLInputElement>(':checked')) share!.hash += `-${value}`;
    // A reload opens the door of the URL.
    if (/^#door\b/.test(location.hash)) history.replaceState(null, '', share!.hash);
  }
  root.addEventListener('change', update);
  // The browser may have restored a door.
  addEventListener('pageshow', update);

  function openLinked(event?: Event): void {
    if (!/^#door\b/.test(location.hash)) return;
    for (const input of root.querySelectorAll('input'))
      input.checked ||= `${location.hash}-`.includes(`-${input.value}-`);
    (root as HTMLDetailsElement).open = true;
    // Unless the visitor has scrolled before this script loaded.
    if (event || !scrollY) root.scrollIntoView();
    update();
  }
  addEventListener('hashchange', openLinked);
  // The visitor may have opened it before this script loaded.
  if (!(root as HTMLDetailsElement).open) openLinked();

  quote!.onclick = quote!.onauxclick = (event) => {
    // The middle button opens a tab, but not the right one, which has the number 2.
    if (event.button > 1) return;
    // Styles only hide the other options' words while the sentence is on the page.
    words.after(original);
    draft('message', original.innerText);
    original.remove();
    if (!event.button && isPlain(event)) return;
    // Unlike the tab that the browser would open, this one gets a copy of the session storage.
    if (open(quote!.href)) event.preventDefault();
  };
}
