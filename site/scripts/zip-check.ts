/**
 * Answers whether a ZIP code is served as soon as its fifth digit is typed, from the tables in the page's maps: nothing
 * is sent. The ZIP code is marked on its map and kept in the address, so `/service-areas#78258` shows its answer on load.
 */

import { findZip, UNIT } from '../coverage/zip-table.ts';
import { isPlain } from './keys.ts';

const ZIP = /^\d{5}$/;

interface Found {
  map: SVGElement;
  x: number;
  y: number;
  /** The list entry of the nearest place. */
  place: HTMLElement;
  miles: number;
}

const zipOf = (place: HTMLElement) => place.querySelector('span')!.textContent;
const nameOf = (place: HTMLElement) => place.querySelector('b')!.textContent!;

/** Finds a ZIP code in the tables of the maps, and the nearest place of that map's crew. */
function locate(zip: string): Found | undefined {
  for (const map of document.querySelectorAll<SVGSVGElement>('[data-zips]')) {
    const { metro, zips } = map.dataset;
    const { width, height } = map.viewBox.baseVal;
    const spot = findZip(zips!, zip, width, height);
    if (!spot) continue;
    const { x, y } = spot;
    const [away, place] = [...document.querySelectorAll<HTMLElement>(`[data-crew="${metro}"] li`)]
      .map((place) => {
        const [placeX, placeY] = place.dataset.spot!.split(' ').map(Number);
        return [Math.hypot(placeX! - x, placeY! - y), place] as const;
      })
      .sort(([a], [b]) => a - b)[0]!;
    return { map, x, y, place, miles: Math.max(1, Math.round(away / UNIT)) };
  }
  return undefined;
}

export default function zipCheck(root: HTMLElement): void {
  const input = root.querySelector('input');
  const status = root.querySelector('[role=status]');
  if (!input || !status) throw new Error('expected a field, and an element with role=status');
  const hint = status.textContent!;
  let pin: Element | undefined;
  let near: HTMLElement | undefined;

  function say(kind: string, words: Record<string, string> = {}): void {
    const { content } = root.querySelector<HTMLTemplateElement>(`[data-answer=${kind}]`)!;
    const answer = content.cloneNode(true) as DocumentFragment;
    for (const [name, word] of Object.entries(words)) {
      for (const gap of answer.querySelectorAll<HTMLElement>(`[data-fill=${name}]`)) {
        if (name === 'place') {
          gap.textContent = word;
          (gap as HTMLAnchorElement).href = `#${near!.id}`;
        } else gap.replaceWith(word);
      }
    }
    // Adjacent text nodes are merged: separate ones would shift when the heading font arrives.
    answer.normalize();
    status!.replaceChildren(answer);
  }

  function mark({ map, x, y, place }: Found): void {
    near = place;
    near.id = 'near';
    pin = document.createElementNS(map.namespaceURI, 'circle');
    for (const [name, value] of Object.entries({ class: 'map-pin', cx: x, cy: y, r: 5 }))
      pin.setAttribute(name, String(value));
    map.append(pin);
  }

  function clear(): void {
    pin?.remove();
    near?.removeAttribute('id');
  }

  function answer(zip: string): void {
    const found = locate(zip);
    if (!found) return say('unconfirmed', { zip });
    const listed = [...document.querySelectorAll<HTMLElement>('[data-crew] li')].find((place) => zipOf(place) === zip);
    const place = listed ?? found.place;
    mark({ ...found, place });
    say(listed ? 'listed' : 'covered', {
      zip,
      place: nameOf(place),
      miles: String(found.miles),
      metro: found.map.dataset.metro!,
    });
  }

  /** @param done Whether the visitor pressed Enter: an input that is too short is then invalid, not unfinished. */
  function update(done = false): void {
    const value = input!.value.trim();
    clear();
    if (ZIP.test(value)) answer(value);
    else if (value.length === 5 || (done && value)) say('invalid');
    else status!.textContent = hint;
    const hash = ZIP.test(value) ? `#${value}` : '';
    if (hash || ZIP.test(location.hash.slice(1)))
      history.replaceState(null, '', location.pathname + location.search + hash);
  }

  function readAddress(): void {
    const zip = location.hash.slice(1);
    if (!ZIP.test(zip) || zip === input!.value) return;
    input!.value = zip;
    update();
  }

  input.addEventListener('input', () => update());
  // For the next ZIP code: the field is full, and would take no other digit.
  input.addEventListener('focus', () => input.select());
  // The field's maxlength would cut a pasted ZIP+4, or one with spaces or words around it, after five characters.
  // No lookbehind: it is a syntax error in Safari before 16.4.
  input.addEventListener('paste', (event) => {
    const [, zip] = /(?:^|\D)(\d{5})(?!\d)/.exec(event.clipboardData?.getData('text') ?? '') ?? [];
    if (!zip) return;
    event.preventDefault();
    input.value = zip;
    update();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && isPlain(event)) update(true);
  });
  addEventListener('hashchange', readAddress);
  readAddress();
  // The browser may have restored the field from an earlier visit.
  if (input.value) update();
}
