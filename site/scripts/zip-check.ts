/**
 * Checks whether a ZIP code is in the service area, as soon as its fifth digit is typed. It uses
 * the tables in the page's maps and sends nothing. The ZIP code is marked on its map and added to
 * the URL, so `/service-areas#78258` shows the answer on load.
 */

import { findZip, hasRegion, UNIT } from '../coverage/zip-table.ts';
import { isPlain } from './keys.ts';

const ZIP = /^\d{5}$/;
/** The id given to the list entry that the answer links to. */
const NEAR = 'near';

interface Found {
  map: SVGElement;
  x: number;
  y: number;
  /** The list entry of the ZIP code, or else of the nearest place. */
  place: HTMLElement;
  /** The kind of answer, and the values of its placeholders. */
  kind: 'listed' | 'covered';
  words: Record<'zip' | 'place' | 'miles' | 'metro', string>;
}

const maps = () => document.querySelectorAll<SVGSVGElement>('[data-zips]');
const zipOf = (place: HTMLElement) => place.querySelector('span')!.textContent;
const nameOf = (place: HTMLElement) => place.querySelector('b')!.textContent!;

/** Finds a ZIP code in the tables of the maps, and the nearest place that the map's crew serves. */
function locate(zip: string): Found | undefined {
  for (const map of maps()) {
    const { metro, zips } = map.dataset;
    const { width, height } = map.viewBox.baseVal;
    const spot = findZip(zips!, zip, width, height);
    if (!spot) continue;
    const { x, y } = spot;
    const [away, nearest] = [...document.querySelectorAll<HTMLElement>(`[data-crew="${metro}"] li`)]
      .map((place) => {
        const [placeX, placeY] = place.dataset.spot!.split(' ').map(Number);
        return [Math.hypot(placeX! - x, placeY! - y), place] as const;
      })
      .sort(([a], [b]) => a - b)[0]!;
    const listed = [...document.querySelectorAll<HTMLElement>('[data-crew] li')].find((place) => zipOf(place) === zip);
    const place = listed ?? nearest;
    const miles = String(Math.max(1, Math.round(away / UNIT)));
    const words = { zip, place: nameOf(place), miles, metro: metro! };
    return { map, x, y, place, kind: listed ? 'listed' : 'covered', words };
  }
  return undefined;
}

/**
 * Copies an answer from its template and fills in its placeholders. Links the place to its entry.
 */
function fillAnswer({ content }: HTMLTemplateElement, words: Record<string, string>): DocumentFragment {
  const answer = content.cloneNode(true) as DocumentFragment;
  for (const [name, word] of Object.entries(words)) {
    for (const gap of answer.querySelectorAll<HTMLElement>(`[data-fill=${name}]`)) {
      if (name === 'place') {
        gap.textContent = word;
        (gap as HTMLAnchorElement).href = `#${NEAR}`;
      } else gap.replaceWith(word);
    }
  }
  // Merges adjacent text nodes, because separate ones shift when the heading font loads.
  answer.normalize();
  return answer;
}

function drawPin({ map, x, y }: Found): Element {
  const pin = document.createElementNS(map.namespaceURI, 'circle');
  for (const [name, value] of Object.entries({ class: 'map-pin', cx: x, cy: y, r: 5 }))
    pin.setAttribute(name, String(value));
  map.append(pin);
  return pin;
}

/** Sets the URL's fragment to a ZIP code, or removes the previous one. */
function keepInUrl(value: string): void {
  const hash = ZIP.test(value) ? `#${value}` : '';
  if (hash || ZIP.test(location.hash.slice(1)))
    history.replaceState(null, '', location.pathname + location.search + hash);
}

/**
 * Finds a ZIP code in pasted text. Because of `maxlength`, the field would only keep the first five
 * characters of a ZIP+4 or of a text with words or spaces before the ZIP code.
 */
function pastedZip({ clipboardData }: ClipboardEvent): string | undefined {
  // No lookbehind: it's a syntax error in Safari before 16.4.
  return /(?:^|\D)(\d{5})(?!\d)/.exec(clipboardData?.getData('text') ?? '')?.[1];
}

export default function zipCheck(root: HTMLElement): void {
  const input = root.querySelector('input')!;
  const status = root.querySelector('[role=status]')!;
  const hint = status.textContent!;
  let pin: Element | undefined;
  let near: HTMLElement | undefined;

  const show = (kind: string, words: Record<string, string> = {}) =>
    status.replaceChildren(fillAnswer(root.querySelector(`[data-answer=${kind}]`)!, words));

  function clear(): void {
    pin?.remove();
    near?.removeAttribute('id');
  }

  function answer(zip: string): void {
    const found = locate(zip);
    // PO boxes and new ZIP codes aren't in the tables, but other ZIP codes of their region are.
    const isNear = [...maps()].some(({ dataset }) => hasRegion(dataset.zips!, zip));
    if (!found) return show(isNear ? 'unconfirmed' : 'far', { zip });
    pin = drawPin(found);
    near = found.place;
    near.id = NEAR;
    show(found.kind, found.words);
  }

  /** @param done True if the visitor pressed Enter, so a short input is invalid, not unfinished. */
  function update(done = false): void {
    const value = input.value.trim();
    clear();
    if (ZIP.test(value)) answer(value);
    else if (value.length === 5 || (done && value)) show('invalid');
    else status.textContent = hint;
    keepInUrl(value);
  }

  function readFragment(): void {
    const zip = location.hash.slice(1);
    if (!ZIP.test(zip) || zip === input.value) return;
    input.value = zip;
    update();
  }

  input.addEventListener('input', () => update());
  // The field is full. Selecting its value lets the visitor type another ZIP code.
  input.addEventListener('focus', () => input.select());
  input.addEventListener('paste', (event) => {
    const zip = pastedZip(event);
    if (!zip) return;
    event.preventDefault();
    input.value = zip;
    update();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && isPlain(event)) update(true);
  });
  addEventListener('hashchange', readFragment);
  readFragment();
  // The browser may have restored a value.
  if (input.value) update();
}
