/**
 * Call or write, at a thumb's reach, on phones. It ships hidden: the script of `call-bar` shows it while
 * no other call button can be seen, and brings its styles.
 */

import { ButtonLink, CallButton } from '../Button/Button.tsx';

export function CallBar({ phone }: { phone: string }) {
  return (
    <nav className="call-bar night" aria-label="Call or write" data-module="call-bar" hidden>
      <CallButton phone={phone} showsNumber={false}>
        Call now
      </CallButton>
      <ButtonLink href="/contact#quote">Free quote</ButtonLink>
    </nav>
  );
}
