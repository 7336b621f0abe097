/**
 * Checks whether a ZIP code is in the service area as soon as its fifth digit is typed, or as soon
 * as text that contains it is inserted. Uses the tables in the page's maps, so there's no request.
 * Marks the ZIP code on the map, adds it to the URL, so `/service-areas#78258` shows the answer on
 * load, and fills in the city in the quote form.
 */

import { findZip, hasRegion, UNIT } from '../coverage/zip-table.ts';
import { draft } from './draft.ts';

const ZIP = /^\d{5}$/;

/**
 * Numbers that can be ZIP codes: those after a state, as in "12345 Main St, Austin, TX 78701", all
 * numbers, or five separate digits. No lookbehind, which needs Safari 16.4.
 */
const NUMBERS = [/[A-Z]{2}\W*\d+/g, /\d+/g, /^\D*(\d\W*){5}$/g];

/** Returns the only ZIP code in a text, or the name of the answer to text without one. */
function readZip(entered: string): string {
  // Converts full-width digits, and drops the number of a PO box.
  const text = entered.normalize('NFKC').replace(/box\W*\d+/i, '');
  let failure = /^\W*(\d\W*){4}$/.test(text) ? 'short' : 'invalid';
  for (const pattern of NUMBERS) {
    const numbers = text.match(pattern) ?? [];
    // Nine digits are a ZIP+4.
    const zips = numbers.flatMap((number) => number.replace(/\D/g, '').match(/^.{5}(?=(?:.{4})?$)/) ?? []);
    if (zips[0]) failure = 'several';
    if (new Set(zips).size === 1) return zips[0]!;
  }
  return failure;
}

export default function zipCheck(root: HTMLElement): void {
  const input = root.querySelector('input')!;
  const status = root.querySelector('p')!;
  /** Section of a map, with the marker in the middle. */
  const crop = root.querySelector('svg')!;
  const [drawing, marker] = crop.children;
  /** Pin on the map, and entry of the list that the answer links to. */
  let pin: Element | undefined;
  let near: HTMLElement | undefined;
  /** Previous value of the field, and the ZIP code or the name of the answer that's shown. */
  let previous = '';
  let shown = 'hint';

  /**
   * Shows an answer, which is text with links as `[text](href)`. The first one has no address, and
   * is bold. Fills in the placeholders first, because adjacent text nodes shift when the heading
   * font loads.
   */
  function show(kind: string, words: Record<string, unknown> = {}): void {
    const text = root.dataset[kind]!.replace(/\{(\w+)\}/g, (_, name) => words[name] as string);
    const parts = text.split(/\[(.+?)]\((.*?)\)/).map((textContent, index, all) => {
      const href = all[index + 1];
      // Every third part is plain text, and the part after each label is its address.
      if (index % 3 !== 1) return index % 3 ? '' : textContent;
      return Object.assign(document.createElement(href ? 'a' : 'b'), { textContent, href });
    });
    status.replaceChildren(...parts);
  }

  /** Shows the answer to a ZIP code, and marks it on the map of the crew that serves it. */
  function answer(zip: string): void {
    let kind = 'far';
    for (const map of document.querySelectorAll<SVGSVGElement>('[data-zips]')) {
      const { metro, zips } = map.dataset;
      const { width, height } = map.viewBox.baseVal;
      // PO box and new ZIP codes aren't in the tables, but other ZIP codes in their region are.
      if (hasRegion(zips!, zip)) kind = 'unconfirmed';
      const spot = findZip(zips!, zip, width, height);
      if (!spot) continue;
      let least = Infinity;
      for (const place of document.querySelectorAll<HTMLElement>(`[data-crew="${metro}"] li`)) {
        const [x, y] = place.dataset.spot!.split(' ').map(Number);
        const distance = place.textContent!.startsWith(zip) ? -1 : Math.hypot(x! - spot.x, y! - spot.y);
        if (distance < least) {
          least = distance;
          near = place;
        }
      }
      near!.id = `near-${zip}`;
      for (const part of [near!, map]) part.closest('details')?.setAttribute('open', '');
      pin = marker!.cloneNode() as Element;
      pin.setAttribute('transform', `translate(${spot.x} ${spot.y})`);
      drawing!.setAttribute('href', `#${map.firstElementChild!.id}`);
      drawing!.setAttribute('transform', `translate(${-spot.x} ${-spot.y})`);
      map.append(pin);
      const place = near!.querySelector('b')!.textContent;
      // At least 2, because "1 miles" is wrong.
      const miles = Math.max(2, Math.round(least / UNIT));
      draft('city', least < 0 ? `${place} ${zip}` : zip);
      show(least < 0 ? 'listed' : 'covered', { zip, place, miles, metro });
      // The next answer replaces it.
      return status.append(crop);
    }
    show(kind, { zip });
  }

  function update(event: Partial<InputEvent> = {}): void {
    // Enter would submit the form, which opens the list of places without this script.
    event.preventDefault?.();
    const { data, isComposing } = event;
    const { value } = input;
    const growth = value.length - previous.length;
    // An input method inserts its whole text with each key.
    const isTyping = isComposing || data?.length === 1 || growth < 0;
    // Ignores a sixth digit.
    let kind = isTyping && growth === 1 && ZIP.test(previous) ? previous : readZip(value);
    const isZip = ZIP.test(kind);
    // A short value is unfinished, not wrong, while the visitor is typing.
    if (!isZip && (isTyping || !value.trim())) kind = 'hint';
    // Changing the value would end the composition of an input method.
    if (isZip && !isComposing) input.value = kind;
    previous = isZip ? kind : value;
    // A `change` event comes with a click on the answer's link, which must stay in the page.
    if (kind === shown) return;
    shown = kind;
    pin?.remove();
    near?.removeAttribute('id');
    if (isZip) answer(kind);
    else show(kind);
    // The keyboard of a phone may cover it.
    if (input.matches(':focus')) status.scrollIntoView({ block: 'nearest' });
    history.replaceState(null, '', location.pathname + (isZip ? `#${kind}` : ''));
  }

  /**
   * Reads the URL, which is `/service-areas?zip=78258` after the form of another page, and ends
   * with `#near-78258` after the answer's link.
   */
  function readUrl(): void {
    const posted = new URLSearchParams(location.search).get('zip');
    const text = posted || /\b\d{5}$/.exec(location.hash)?.[0];
    if (!text) return;
    input.value = text;
    update();
    // It can be below the first screen. The visitor may have scrolled before the script loaded.
    if (posted && !scrollY) status.scrollIntoView({ block: 'nearest' });
  }

  // Password managers may only fire `change`. Without a new value, Enter doesn't fire it.
  for (const type of ['input', 'change', 'focusout', 'submit']) root.addEventListener(type, update);
  // Pasted, dropped or suggested text with a ZIP code replaces the value.
  input.addEventListener('beforeinput', (event) => {
    const { data, isComposing } = event;
    if (isComposing || !data || /short|invalid/.test(readZip(data))) return;
    event.preventDefault();
    input.value = data;
    update();
  });
  // Selects a ZIP code, because the field accepts no sixth digit. Other values can be completed.
  input.onfocus = input.onmouseup = (event: Event) => {
    if (!ZIP.test(shown)) return;
    input.select();
    // Otherwise, the release of the mouse would deselect the text.
    event.preventDefault();
  };
  addEventListener('hashchange', readUrl);
  // The visitor may have typed a ZIP code before this script loaded, or is still typing it.
  if (input.value) update({ data: ' ' });
  else readUrl();
}
