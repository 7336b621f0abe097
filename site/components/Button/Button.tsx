/** Everything that looks like a button: links, the call to action with the hotline, and buttons themselves. */

import './Button.css';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { phoneHref, phoneText } from '../../business/phone.ts';
import { Icon } from '../Icon/Icon.tsx';

/** A label and where it links to. */
export interface Action {
  text: string;
  href: string;
}

interface ButtonProps {
  /** `primary`: filled, the one thing to do. `outline`: the second thing. */
  look?: 'primary' | 'outline';
  /** `small`: for the header's bar. */
  size?: 'normal' | 'small' | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

const classes = ({ look, size, className }: Omit<ButtonProps, 'children'>) =>
  clsx('button', look === 'outline' && 'button-outline', size === 'small' && 'button-small', className);

/** A link that looks like a button. */
export function ButtonLink({ href, look = 'outline', size, className, children }: ButtonProps & { href: string }) {
  return (
    <a className={classes({ look, size, className })} href={href}>
      {children}
    </a>
  );
}

/** The buttons below a text, side by side where there is room. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className="buttons">{children}</div>;
}

interface CallButtonProps extends ButtonProps {
  phone: string;
  /** Whether the number stands after the words. */
  showsNumber?: boolean;
}

/** The call to action of every page: a telephone link with an icon, words and the number. */
export function CallButton({
  phone,
  showsNumber = true,
  look = 'primary',
  size,
  className,
  children,
}: CallButtonProps) {
  const number = showsNumber && <span className="button-number">{phoneText(phone)}</span>;
  return (
    <a className={classes({ look, size, className })} href={phoneHref(phone)}>
      <Icon name="phone" />
      {children && number ? (
        <span>
          {children} {number}
        </span>
      ) : (
        (children ?? number)
      )}
    </a>
  );
}

/** A button that a script or a form answers. */
export function Button({
  look = 'primary',
  size,
  className,
  type = 'button',
  ...attributes
}: ButtonProps & ComponentProps<'button'>) {
  return <button className={classes({ look, size, className })} type={type} {...attributes} />;
}

interface SubmitButtonProps {
  /** What it says while the form is under way. */
  sending?: string;
  /** What it says after sending has failed. */
  retry?: string;
  children: ReactNode;
}

/** A form's submit button. */
export function SubmitButton({ sending, retry, children }: SubmitButtonProps) {
  return (
    <Button type="submit" data-sending={sending} data-retry={retry}>
      {children}
    </Button>
  );
}
