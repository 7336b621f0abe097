/** Buttons, and links that look like buttons, including the call button. */

import './Button.css';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { phoneHref, phoneText } from '../../business/phone.ts';
import { Icon } from '../Icon/Icon.tsx';

/** Label and URL of a link. */
export interface Action {
  text: string;
  href: string;
}

interface ButtonProps {
  /** `primary` (filled) is for the main action, `outline` for a secondary one. */
  look?: 'primary' | 'outline';
  /** `small` is for the header. */
  size?: 'small' | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

const classes = ({ look, size, className }: Omit<ButtonProps, 'children'>) =>
  clsx('button', look === 'outline' && 'button-outline', size === 'small' && 'button-small', className);

/** A link that looks like a button. Ends with a space, which separates links in text browsers. */
export function ButtonLink({ href, look = 'outline', size, className, children }: ButtonProps & { href: string }) {
  return (
    <>
      <a className={classes({ look, size, className })} href={href}>
        {children}
      </a>{' '}
    </>
  );
}

/** A row of buttons that wraps if there isn't enough room. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className="buttons">{children}</div>;
}

/** Every page's main call to action: a `tel:` link with an icon, a label and the phone number. */
export function CallButton({ phone, look = 'primary', size, className, children }: ButtonProps & { phone: string }) {
  const number = <span className="button-number">{phoneText(phone)}</span>;
  return (
    <>
      <a className={classes({ look, size, className })} href={phoneHref(phone)}>
        <Icon name="phone" />
        {children ? (
          <span>
            {children} {number}
          </span>
        ) : (
          number
        )}
      </a>{' '}
    </>
  );
}

/** A `<button>` element, for use in forms and by scripts. */
export function Button({
  look = 'primary',
  size,
  className,
  type = 'button',
  ...attributes
}: ButtonProps & ComponentProps<'button'>) {
  return <button className={classes({ look, size, className })} type={type} {...attributes} />;
}
