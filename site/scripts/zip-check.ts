/**
 * Checks whether a ZIP code is in the service area as soon as its fifth digit is typed. Uses the
 * tables in the page's maps, so there's no request. Marks the ZIP code on the map and adds it to
 * the URL, so `/service-areas#78258` shows the answer on load.
 */

import { findZip, hasRegion, UNIT } from '../coverage/zip-table.ts';
import { isPlain } from './keys.ts';

const ZIP = /^\d{5}$/;
/** ID of the list entry that the answer links to. */
const NEAR = 'near';

interface Found {
  map: SVGElement;
  x: number;
  y: number;
  /** List entry of the ZIP code or, if it isn't listed, of the nearest place. */
  place: HTMLElement;
  /** Name of the answer's data attribute, such as `data-listed`. */
  kind: 'listed' | 'covered';
  /** Values of the answer's placeholders. */
  words: Record<'zip' | 'place' | 'miles' | 'metro', string>;
}

const maps = () => document.querySelectorAll<SVGSVGElement>('[data-zips]');
const zipOf = (place: HTMLElement) => place.querySelector('span')!.textContent;
const nameOf = (place: HTMLElement) => place.querySelector('b')!.textContent!;

/** Looks up a ZIP code in the maps' tables and finds the nearest place served by the same crew. */
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

function drawPin({ map, x, y }: Found): Element {
  const pin = document.createElementNS(map.namespaceURI, 'circle');
  for (const [name, value] of Object.entries({ class: 'map-pin', cx: x, cy: y, r: 5 }))
    pin.setAttribute(name, String(value));
  map.append(pin);
  return pin;
}

/** Sets the URL fragment to the ZIP code. If `value` isn't a ZIP code, removes the previous one. */
function keepInUrl(value: string): void {
  const hash = ZIP.test(value) ? `#${value}` : '';
  if (hash || ZIP.test(location.hash.slice(1)))
    history.replaceState(null, '', location.pathname + location.search + hash);
}

/**
 * Finds a ZIP code in pasted text. Otherwise, `maxlength` would cut off text such as "TX 78258"
 * after the first five characters.
 */
function pastedZip({ clipboardData }: ClipboardEvent): string | undefined {
  // Don't use a lookbehind, because it's a syntax error in Safari before 16.4.
  return /(?:^|\D)(\d{5})(?!\d)/.exec(clipboardData?.getData('text') ?? '')?.[1];
}

export default function zipCheck(root: HTMLElement): void {
  const input = root.querySelector('input')!;
  const status = root.querySelector('[role=status]')!;
  let pin: Element | undefined;
  let near: HTMLElement | undefined;

  /**
   * Shows an answer, which is text with links as `[text](href)`. The first one has no address, and
   * is bold. Fills in the placeholders first, because adjacent text nodes shift when the heading
   * font loads.
   */
  function show(kind: string, words: Record<string, unknown> = {}): void {
    const text = root.dataset[kind]!.replace(/\{(\w+)\}/g, (_, name) => String(words[name]));
    const parts = text.split(/\[(.+?)]\((.*?)\)/).map((textContent, index, all) => {
      const href = all[index + 1];
      // Every third part is plain text, and the part after each label is its address.
      if (index % 3 !== 1) return index % 3 ? '' : textContent;
      return Object.assign(document.createElement(href ? 'a' : 'b'), { textContent, href });
    });
    status.replaceChildren(...parts);
  }

  function clear(): void {
    pin?.remove();
    near?.removeAttribute('id');
  }

  function answer(zip: string): void {
    const found = locate(zip);
    // PO box and new ZIP codes aren't in the tables, but other ZIP codes in their region are.
    const isNear = [...maps()].some(({ dataset }) => hasRegion(dataset.zips!, zip));
    if (!found) return show(isNear ? 'unconfirmed' : 'far', { zip });
    pin = drawPin(found);
    near = found.place;
    near.id = NEAR;
    show(found.kind, found.words);
  }

  /** @param done True if the visitor pressed Enter, so a short value is invalid, not unfinished. */
  function update(done = false): void {
    const value = input.value.trim();
    clear();
    if (ZIP.test(value)) answer(value);
    else if (value.length === 5 || (done && value)) show('invalid');
    else show('hint');
    keepInUrl(value);
  }

  function readFragment(): void {
    const zip = location.hash.slice(1);
    if (!ZIP.test(zip) || zip === input.value) return;
    input.value = zip;
    update();
  }

  input.addEventListener('input', () => update());
  // Selects the value, because `maxlength` would block typing a new ZIP code.
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
