/** Formatted phone number as a `tel:` link, on one line. */

import { phoneHref, phoneText } from '../../business/phone.ts';
import { NoBreak } from '../NoBreak/NoBreak.tsx';

export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a className={className} href={phoneHref(phone)}>
      <NoBreak>{phoneText(phone)}</NoBreak>
    </a>
  );
}
