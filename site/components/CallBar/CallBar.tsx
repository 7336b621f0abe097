/**
 * Bar with a call button and a quote button at the bottom of phone screens. The script `call-bar`
 * shows the bar while no other call button is visible.
 */

import './CallBar.css';
import { ButtonLink, CallButton } from '../Button/Button.tsx';

interface CallBarProps {
  phone: string;
  /** Accessible name of the bar. */
  label: string;
  /** Label of the call button. */
  call: string;
  /** Label of the link to the quote form. */
  quote: string;
  href: string;
}

export function CallBar({ phone, label, call, quote, href }: CallBarProps) {
  return (
    <nav className="call-bar night" aria-label={label} data-module="call-bar" hidden>
      <CallButton phone={phone}>{call}</CallButton>
      <ButtonLink href={href}>{quote}</ButtonLink>
    </nav>
  );
}
