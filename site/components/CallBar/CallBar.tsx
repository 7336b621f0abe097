/**
 * Call or write, at a thumb's reach, on phones. It ships hidden: the script of `call-bar` shows it while
 * no other call button can be seen, and brings its styles.
 */

import { phoneHref } from '../../phone.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';

export function CallBar({ phone }: { phone: string }) {
  return (
    <nav className="call-bar night" aria-label="Call or write" data-module="call-bar" hidden>
      <a className="button" href={phoneHref(phone)}>
        <Icon name="phone" />
        Call now
      </a>
      <ButtonLink href="/contact#quote">Free quote</ButtonLink>
    </nav>
  );
}
