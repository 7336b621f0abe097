/**
 * Field that checks whether we serve a ZIP code as soon as the fifth digit is typed. The data is in
 * the page's maps. Without JavaScript, the field is hidden. If the script doesn't load, Enter opens
 * the list of places.
 */

import './ZipCheck.css';
import { phoneHref, phoneText } from '../../business/phone.ts';
import { ZipField } from './ZipField.tsx';

/** Text of an answer. May contain the placeholders {zip}, {place}, {miles}, {metro} and {phone}. */
interface ZipAnswer {
  answer: string;
  detail: string;
}

/**
 * Kinds of input: ZIP codes that are listed, within the radius, elsewhere in a region we serve, or
 * in a region we don't serve, and input with four digits, several ZIP codes or no ZIP code.
 */
const KINDS = ['listed', 'covered', 'unconfirmed', 'far', 'short', 'several', 'invalid'] as const;

export interface ZipCopy extends Record<(typeof KINDS)[number], ZipAnswer> {
  /** Question above the field. */
  label: string;
  /** Hint below the field, until there's an answer. */
  hint: string;
}

interface ZipCheckProps {
  copy: ZipCopy;
  phone: string;
  /** URL of the list of places. */
  list: string;
}

export function ZipCheck({ copy, phone, list }: ZipCheckProps) {
  const { label, hint } = copy;
  /** Writes links as `[text](href)`. Text browsers show hidden elements, but not attributes. */
  const textOf = (kind: (typeof KINDS)[number]) =>
    `[${copy[kind].answer}]() ${copy[kind].detail}`
      .replace('{place}', '[{place}](#near-{zip})')
      .replace('{phone}', `[${phoneText(phone)}](${phoneHref(phone)})`);
  const answers = Object.fromEntries(KINDS.map((kind) => [`data-${kind}`, textOf(kind)]));
  return (
    <form className="zip-check" action={list} data-module="zip-check" {...answers} data-hint={hint}>
      <ZipField label={label} aria-describedby="zip-answer" />
      {/* In Firefox, an element with this role has no text for `aria-describedby`. */}
      <div role="status">
        <p id="zip-answer">{hint}</p>
      </div>
      {/* The script adds it to the answer, with a map in the empty element. */}
      <svg className="zip-crop" viewBox="-45 -34 90 68" aria-hidden="true">
        <use />
        <circle className="map-pin" r="8" />
      </svg>
    </form>
  );
}
