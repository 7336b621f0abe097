/**
 * Field that checks whether we serve a ZIP code as soon as the fifth digit is typed. There's no
 * form, because the data is in the page's maps. Without JavaScript, the field is hidden.
 */

import './ZipCheck.css';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';

/** Text of an answer. May contain the placeholders {zip}, {place}, {miles}, {metro} and {phone}. */
interface ZipAnswer {
  answer: string;
  detail: string;
}

const KINDS = ['listed', 'covered', 'unconfirmed', 'far', 'invalid'] as const;

interface ZipCheckProps {
  /** `hint` is shown below the field until there's an answer. `example` is a placeholder. */
  copy: Record<'label' | 'hint' | 'example', string> & Record<(typeof KINDS)[number], ZipAnswer>;
  phone: string;
  /** Link to the quote form, shown in positive answers. */
  quote: { text: string; href: string };
}

/** Matches a placeholder. `split` with this pattern puts the placeholder names at odd indexes. */
const PLACEHOLDER = /\{(\w+)\}/;

function Sentence({ text, phone }: { text: string; phone: string }) {
  return text.split(PLACEHOLDER).map((piece, index) => {
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

/** Template for an answer, which the script copies and fills in. */
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

export function ZipCheck({ copy, phone, quote }: ZipCheckProps) {
  const { label, hint, example } = copy;
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
        <Answer key={kind} kind={kind} {...copy[kind]} phone={phone} quote={quote} />
      ))}
    </div>
  );
}
