/**
 * A field that answers whether a ZIP code is served as soon as its fifth digit is typed, from the maps on the page.
 * Nothing is sent, so there is no form. Without scripts the field is hidden, and the list is the answer.
 */

import './ZipCheck.css';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';

/** {zip}, {place}, {miles}, {metro} and {phone} are filled in. */
interface ZipAnswer {
  answer: string;
  detail: string;
}

const KINDS = ['listed', 'covered', 'unconfirmed', 'far', 'invalid'] as const;

interface ZipCheckProps {
  /** `hint` is below the field until there's an answer, and `example` in it while it's empty. */
  texts: Record<'label' | 'hint' | 'example', string> & Record<(typeof KINDS)[number], ZipAnswer>;
  phone: string;
  /** The link in positive answers. */
  quote: { text: string; href: string };
}

/** A placeholder. The odd pieces of a text split by it are the placeholders' names. */
const WORD = /\{(\w+)\}/;

function Sentence({ text, phone }: { text: string; phone: string }) {
  return text.split(WORD).map((piece, index) => {
    if (index % 2 === 0) return piece;
    if (piece === 'phone') return <PhoneLink key={piece} phone={phone} />;
    const Gap = piece === 'place' ? 'a' : 'span';
    return (
      <Gap key={piece} data-fill={piece} href={piece === 'place' ? '#places' : undefined}>
        {piece}
      </Gap>
    );
  });
}

/** An answer, in a template until the script shows it. */
function Answer({
  kind,
  answer,
  detail,
  phone,
  quote,
}: ZipAnswer & { kind: string } & Pick<ZipCheckProps, 'phone' | 'quote'>) {
  return (
    <template data-answer={kind}>
      <b>
        <Sentence text={answer} phone={phone} />
      </b>{' '}
      <Sentence text={detail} phone={phone} />{' '}
      {/^(listed|covered)$/.test(kind) && <a href={quote.href}>{quote.text}</a>}
    </template>
  );
}

export function ZipCheck({ texts, phone, quote }: ZipCheckProps) {
  const { label, hint, example } = texts;
  return (
    <div className="zip-check" data-module="zip-check">
      <label htmlFor="zip">{label}</label>
      <input
        id="zip"
        type="text"
        inputMode="numeric"
        autoComplete="postal-code"
        pattern="\d{5}"
        maxLength={5}
        placeholder={example}
        aria-describedby="zip-answer"
      />
      <p id="zip-answer" role="status">
        {hint}
      </p>
      {KINDS.map((kind) => (
        <Answer key={kind} kind={kind} {...texts[kind]} phone={phone} quote={quote} />
      ))}
    </div>
  );
}
