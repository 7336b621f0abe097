/** Formatted phone number as a `tel:` link. */

import './PhoneLink.css';
import { phoneHref, phoneText } from '../../business/phone.ts';

export function PhoneLink({ phone, className = 'phone-link' }: { phone: string; className?: string }) {
  return (
    <a className={className} href={phoneHref(phone)}>
      {phoneText(phone)}
    </a>
  );
}
