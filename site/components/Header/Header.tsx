/** What stands above every page: the brand, the menu, and the number to call. */

import '../Button/Button.css';
import './Header.css';
import type { Link } from '../../content/types.ts';
import { phoneHref, phoneText } from '../../phone.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Logo, type Brand } from '../Logo/Logo.tsx';

interface HeaderProps {
  brand: Brand;
  phone: string;
  links: readonly { path: string; name: string }[];
  emergency: Link;
  /** The path of the page that the header stands on. */
  current: string;
}

/** Sticky, on every page. Its list folds on small screens, where the script of `menu` opens it. */
export function Header({ brand, phone, links, emergency, current }: HeaderProps) {
  return (
    <header className="header">
      <div className="wrap header-bar">
        <a className="header-brand" href="/">
          <Logo {...brand} />
        </a>
        <nav className="header-nav" aria-label="Main" data-module="menu">
          <button className="button menu-toggle" type="button" aria-expanded="false" aria-controls="menu">
            <span className="menu-lines" />
            Menu
          </button>
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
            <a className="button header-emergency" href={emergency.href}>
              {emergency.text}
            </a>
          </div>
        </nav>
        <a className="button header-phone" href={phoneHref(phone)}>
          <Icon name="phone" />
          <span className="header-number">{phoneText(phone)}</span>
        </a>
      </div>
    </header>
  );
}
