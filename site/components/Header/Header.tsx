/** Header with the logo, the menu and the phone number. */

import { clsx } from 'clsx';
import { type Action, Button, ButtonLink, CallButton } from '../Button/Button.tsx';
import { type Language, Languages } from '../Languages/Languages.tsx';
import { type Brand, Logo } from '../Logo/Logo.tsx';
import './Header.css';

interface HeaderProps {
  brand: Brand;
  phone: string;
  copy: Record<'pages' | 'menu' | 'call', string>;
  links: readonly { path: string; name: string }[];
  /** Omitted if the company has no emergency service. */
  emergency?: Action | undefined;
  languages: readonly Language[];
  /** Path of the current page. */
  current: string;
}

/** Longest line of the business name, in characters, that fits next to the menu on a phone. */
const MAX_LINE_LENGTH = 12;

/** Sticky header. On small screens, the menu is closed until the script `menu` opens it. */
export function Header({ brand, phone, copy, links, emergency, languages, current }: HeaderProps) {
  const isLong = Math.max(brand.shortName.length, brand.rest.length) > MAX_LINE_LENGTH;
  return (
    <header className="header">
      <div className="wrap header-bar">
        <a className={clsx('header-brand', isLong && 'header-brand-long')} href="/">
          <Logo {...brand} />
        </a>
        <nav className="header-nav" aria-label={copy.pages} data-module="menu">
          <Button look="outline" size="small" className="menu-toggle" aria-expanded="false" aria-controls="menu">
            <span className="menu-lines" />
            {copy.menu}
          </Button>
          <div className="menu" id="menu">
            <ul className="menu-links">
              {links.map(({ path, name }) => (
                <li key={path}>
                  <a href={path} aria-current={path === current ? 'page' : undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            <Languages languages={languages.filter(({ href }) => href)} />
            {emergency && (
              <ButtonLink href={emergency.href} size="small" className="header-emergency">
                {emergency.text}
              </ButtonLink>
            )}
          </div>
        </nav>
        <CallButton phone={phone} size="small" className="header-phone">
          <span className="header-call">{copy.call}</span>
        </CallButton>
      </div>
    </header>
  );
}
