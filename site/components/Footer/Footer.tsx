/** Footer with the business details, links to all pages and services, and the copyright notice. */

import './Footer.css';
import type { Action } from '../Button/Button.tsx';
import { type Language, Languages } from '../Languages/Languages.tsx';
import { type Brand, Logo } from '../Logo/Logo.tsx';
import { NoBreak, Paragraph } from '../NoBreak/NoBreak.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';

export interface FooterCopy extends Record<'hours' | 'area' | 'pages' | 'services' | 'copyright', string> {
  /** Bold text below the phone number. */
  promise?: string;
  /** Lines below the service area. */
  details: readonly string[];
}

interface FooterProps {
  brand: Brand;
  phone: string;
  copy: FooterCopy;
  /** Link to the reviews on another website, such as Google. */
  reviews?: Action | undefined;
  routes: readonly { path: string; name: string }[];
  services: readonly Action[];
  languages: readonly Language[];
  current: string;
  /** Year of the build. The script `year` updates it in the browser. */
  year: number;
}

function LinkList({ title, links, current }: { title: string; links: readonly Action[]; current?: string }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ text, href }) => (
          <li key={text}>
            <a href={href} aria-current={href === current ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer({ brand, phone, copy, reviews, routes, services, languages, current, year }: FooterProps) {
  const quickLinks = routes.map(({ name, path }) => ({ text: name, href: path }));
  return (
    <footer className="footer night">
      <div className="wrap footer-columns">
        <div className="footer-business">
          <Logo {...brand} /> <PhoneLink className="footer-phone" phone={phone} />
          <p>
            {copy.promise && <strong>{copy.promise}</strong>} <NoBreak>{copy.hours}</NoBreak>
          </p>
          <p>{copy.area}</p>
          {copy.details.map((detail) => (
            <Paragraph key={detail}>{detail}</Paragraph>
          ))}
          {reviews && (
            <p>
              <a href={reviews.href}>{reviews.text}</a>
            </p>
          )}
          <Languages languages={languages} />
        </div>
        <LinkList title={copy.pages} links={quickLinks} current={current} />
        <LinkList title={copy.services} links={services} />
      </div>
      <p className="wrap footer-copyright">
        © <span data-module="year">{year}</span> {copy.copyright}
      </p>
    </footer>
  );
}
