/** The end of every page: who we are and where we come to, all pages, the services, the copyright. */

import './Footer.css';
import { Logo } from '../Logo/Logo.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';

interface FooterLink {
  name: string;
  href: string;
}

interface FooterProps {
  brand: { name: string; line: string };
  business: { name: string; hotline: string; serviceArea: string };
  routes: readonly { path: string; name: string }[];
  services: readonly FooterLink[];
  current: string;
  /** Shown until the script of `year` has asked the browser's clock. */
  year: number;
}

function LinkList({ title, links, current }: { title: string; links: readonly FooterLink[]; current?: string }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} aria-current={href === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer({ brand, business, routes, services, current, year }: FooterProps) {
  const quickLinks = routes.map(({ name, path }) => ({ name, href: path }));
  return (
    <footer className="footer night">
      <div className="wrap footer-columns">
        <div className="footer-business">
          <Logo {...brand} />
          <PhoneLink className="footer-phone" phone={business.hotline} />
          <p>
            <strong>24/7 emergency service.</strong> Nights, weekends and holidays.
          </p>
          <p>Serving {business.serviceArea}.</p>
        </div>
        <LinkList title="Quick links" links={quickLinks} current={current} />
        <LinkList title="Services" links={services} />
      </div>
      <p className="wrap footer-copyright">
        © <span data-module="year">{year}</span> {business.name}. All rights reserved.
      </p>
    </footer>
  );
}
