/**
 * Bar with a call button and a quote button at the bottom of phone screens. The script `call-bar`
 * loads the bar's styles and shows the bar while no other call button is visible.
 */

import { type Action, ButtonLink, CallButton } from '../Button/Button.tsx';

interface CallBarProps {
  phone: string;
  /** Accessible name of the bar. */
  label: string;
  /** Label of the call button. */
  call: string;
  /** Link to the quote form. */
  quote: Action;
}

export function CallBar({ phone, label, call, quote }: CallBarProps) {
  return (
    <nav className="call-bar night" aria-label={label} data-module="call-bar" hidden>
      <CallButton phone={phone} showsNumber={false}>
        {call}
      </CallButton>
      <ButtonLink href={quote.href}>{quote.text}</ButtonLink>
    </nav>
  );
}
