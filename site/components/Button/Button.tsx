/** All that looks like a button: links, the call to action with the hotline, what submits a form. */

import './Button.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Href } from '../../href.ts';
import { phoneHref, phoneText } from '../../phone.ts';
import { Icon } from '../Icon/Icon.tsx';

type Look = 'primary' | 'outline' | 'light';

interface ButtonProps {
  /** `primary`: clay, the one thing to do. `outline`: the second thing. `light`: on clay. */
  look?: Look;
  children: ReactNode;
}

const classes = (look: Look) => clsx('button', look !== 'primary' && `button-${look}`);

/** A link that looks like a button. */
export function ButtonLink({ href, look = 'outline', children }: ButtonProps & { href: Href }) {
  return (
    <a className={classes(look)} href={href}>
      {children}
    </a>
  );
}

/** The call to action of every page: a telephone link that says the number. */
export function CallButton({ phone, look = 'primary', children }: ButtonProps & { phone: string }) {
  return (
    <a className={classes(look)} href={phoneHref(phone)}>
      <Icon name="phone" />
      <span>
        {children} <span className="button-number">{phoneText(phone)}</span>
      </span>
    </a>
  );
}

/**
 * A form's submit button.
 *
 * @param sending What it says while the form is under way.
 * @param retry What it says after that has failed.
 */
export function SubmitButton({ sending, retry, children }: { sending?: string; retry?: string; children: ReactNode }) {
  return (
    <button className="button" type="submit" data-sending={sending} data-retry={retry}>
      {children}
    </button>
  );
}
