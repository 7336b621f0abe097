/** Formatted phone number as a `tel:` link, on one line. */

import './PhoneLink.css';
import { clsx } from 'clsx';
import { phoneHref, phoneText } from '../../business/phone.ts';

export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a className={clsx('phone-link', className)} href={phoneHref(phone)}>
      {phoneText(phone)}
    </a>
  );
}
