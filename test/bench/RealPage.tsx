/** The pages of the site among those of the benchmark. */

import type { ComponentType } from 'react';
import Contact from '../../site/pages/Contact.tsx';
import Emergency from '../../site/pages/Emergency.tsx';
import Failure from '../../site/pages/Failure.tsx';
import Home from '../../site/pages/Home.tsx';
import type { Props } from '../../site/pages/Layout.tsx';
import NotFound from '../../site/pages/NotFound.tsx';
import ServiceAreas from '../../site/pages/ServiceAreas.tsx';
import Services from '../../site/pages/Services.tsx';
import Testimonials from '../../site/pages/Testimonials.tsx';
import { menuOf } from './menu.ts';

const PAGES: Record<string, ComponentType<Props>> = {
  '/': Home,
  '/services': Services,
  '/emergency': Emergency,
  '/service-areas': ServiceAreas,
  '/testimonials': Testimonials,
  '/contact': Contact,
  '/404': NotFound,
  '/500': Failure,
};

/** A page of the real site, with the menus that it has there. */
export default function RealPage(props: Props) {
  const Page = PAGES[props.path]!;
  return <Page {...props} routes={menuOf(props)} />;
}
