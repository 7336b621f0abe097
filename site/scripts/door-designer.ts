/**
 * Keeps a link to the selected door, opens the door of such a link, and starts the message in the
 * quote form with the sentence that describes the door.
 */

import { draft } from './draft.ts';

export default function doorDesigner(root: HTMLElement): void {
  const words = root.querySelector<HTMLElement>('#door-words')!;
  const [quote, share] = root.querySelectorAll('a');

  function update(): void {
    const selected = [...root.querySelectorAll<HTMLInputElement>(':checked')];
    share!.hash = ['door', ...selected.map(({ value }) => value)].join('-');
    // A reload opens the door of the URL.
    if (/^#door-/.test(location.hash)) history.replaceState(null, '', share!.hash);
  }
  root.addEventListener('change', update);
  // The browser may have restored a door.
  addEventListener('pageshow', update);

  function open(): void {
    if (!/^#door(-|$)/.test(location.hash)) return;
    for (const input of root.querySelectorAll('input'))
      if (`${location.hash}-`.includes(`-${input.value}-`)) input.checked = true;
    (root as HTMLDetailsElement).open = true;
    root.scrollIntoView();
    update();
  }
  addEventListener('hashchange', open);
  open();

  quote!.addEventListener('click', () => draft('message', words.innerText));
}
