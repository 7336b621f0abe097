/**
 * A call button and a second one at the bottom edge of phones. It ships hidden: the script `call-bar` shows it while no
 * other call button is in view, and brings its styles.
 */

import { type Action, ButtonLink, CallButton } from '../Button/Button.tsx';

interface CallBarProps {
  phone: string;
  /** What screen readers call the bar. */
  label: string;
  /** What the call button says. */
  call: string;
  /** The button beside it. */
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
