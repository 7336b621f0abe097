/** Layout of every page: skip link, header, content, footer and call bar. */

import './Layout.css';
import type { ReactNode } from 'react';
import type { Route } from '../../build/types.ts';
import { business } from '../business/business.ts';
import { ButtonLink } from '../components/Button/Button.tsx';
import { CallBar } from '../components/CallBar/CallBar.tsx';
import { Footer } from '../components/Footer/Footer.tsx';
import { Header } from '../components/Header/Header.tsx';
import type { Brand } from '../components/Logo/Logo.tsx';
import { emergency, quote } from '../content/actions.ts';
import { isSpanish } from '../content/contact.ts';
import { callBar, footer, header } from '../content/layout.ts';
import { footerServices, offers } from '../content/services.ts';
import type { Settings } from '../settings.ts';

/** Props of every page component. */
export interface Props {
  path: string;
  routes: readonly Route[];
  settings: Settings;
}

const { name, shortName, phone, reviewsUrl } = business;

/** The Spanish label links to the Spanish block. */
const languages = business.languages.map((entry) => ({
  ...entry,
  href: isSpanish(entry) ? '/contact#es' : undefined,
}));

const brand: Brand = { shortName, rest: name.replace(shortName, '').replace(/^[\s,:;.–—-]+/, '') };

export function Layout({ path, routes, settings, children }: Props & { children: ReactNode }) {
  return (
    <>
      <ButtonLink href="#main" look="primary" className="skip-link">
        {header.skip}
      </ButtonLink>
      <Header
        brand={brand}
        phone={phone}
        copy={header}
        links={routes}
        emergency={offers('emergency') ? emergency : undefined}
        languages={languages}
        current={path}
      />
      <main>
        {/* If <main> had the id, a click on text would focus it, and Tab would start there. */}
        <span id="main" tabIndex={-1} />
        {children}
      </main>
      <Footer
        brand={brand}
        phone={phone}
        copy={footer}
        reviews={reviewsUrl ? { text: footer.reviews, href: reviewsUrl } : undefined}
        routes={routes}
        services={footerServices}
        languages={languages}
        current={path}
        year={settings.year}
      />
      <CallBar {...callBar} phone={phone} href={quote.href} />
    </>
  );
}
