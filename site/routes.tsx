/** Routes in menu order, and the pages that aren't in menus. */

import type { ComponentType } from 'react';
import type { Page, Route } from '../build/types.ts';
import { business } from './business/business.ts';
import { takesQuotes } from './business/facts.ts';
import { hero as contact } from './content/contact.ts';
import { hero as emergency } from './content/emergency.ts';
import { hero as home } from './content/home.ts';
import { pageMetadata, unlistedMetadata } from './content/page-metadata.ts';
import { hero as areas } from './content/service-areas.ts';
import { hero as services } from './content/services-page.ts';
import { testimonials as reviews, hero as testimonials } from './content/testimonials.ts';
import type { Path } from './content/types.ts';
import { ShareImage } from './metadata/ShareImage.tsx';
import { areasGraph, homeGraph, pageGraph, servicesGraph } from './metadata/structured-data.ts';
import type { Props } from './pages/Layout.tsx';
import { doorCutaway } from './scenes/DoorCutaway.tsx';
import { litPorch } from './scenes/LitPorch.tsx';
import type { SharedScene } from './scenes/Scene.tsx';

const { name } = business;

/** Module of a page. Its component takes the same props as Layout.tsx. */
interface PageModule {
  default: ComponentType<Props>;
  scene?: SharedScene;
}

interface SitePage {
  page: () => Promise<PageModule>;
}

/**
 * Creates a share image with the page's title.
 *
 * @param scene Defaults to the `scene` that the page's module exports, or to the lit porch.
 */
function share({ text, scene }: { text: string; scene?: SharedScene }): Route['shareImage'] {
  return {
    alt: `${name}: ${text}`,
    svg: (page: PageModule) => <ShareImage title={text} scene={scene ?? page.scene ?? litPorch} />,
  };
}

/** All pages in the menu, including unused ones. */
const pages = [
  {
    path: '/',
    name: 'Home',
    // Leaves room for a partly filled star, which adds bytes (see Stars.tsx).
    budget: 13_100,
    ...pageMetadata['/'],
    shareImage: share({ text: home.title }),
    structuredData: homeGraph,
    page: () => import('./pages/Home.tsx'),
  },
  {
    path: '/services',
    name: 'Services',
    budget: 14_600,
    ...pageMetadata['/services'],
    // Without the parts' numbers, which refer to the page's legend.
    shareImage: share({ text: services.title, scene: doorCutaway() }),
    structuredData: servicesGraph,
    page: () => import('./pages/Services.tsx'),
  },
  {
    path: '/emergency',
    name: 'Emergency',
    budget: 10_600,
    ...pageMetadata['/emergency'],
    shareImage: share({ text: emergency.title }),
    structuredData: pageGraph,
    page: () => import('./pages/Emergency.tsx'),
  },
  {
    path: '/service-areas',
    name: 'Service Areas',
    budget: 14_200,
    ...pageMetadata['/service-areas'],
    shareImage: share({ text: areas.title }),
    structuredData: areasGraph,
    page: () => import('./pages/ServiceAreas.tsx'),
  },
  {
    path: '/testimonials',
    name: 'Testimonials',
    // Leaves room for a partly filled star, as on the home page.
    budget: 9_300,
    ...pageMetadata['/testimonials'],
    shareImage: share({ text: testimonials.title }),
    structuredData: pageGraph,
    page: () => import('./pages/Testimonials.tsx'),
  },
  {
    path: '/contact',
    name: 'Contact',
    budget: 9_800,
    ...pageMetadata['/contact'],
    shareImage: share({ text: contact.title }),
    structuredData: pageGraph,
    page: () => import('./pages/Contact.tsx'),
  },
] as const satisfies readonly (Route & SitePage & { path: Path })[];

// Fails the type check if a path in content/page-metadata.ts has no route.
({}) as Path satisfies (typeof pages)[number]['path'];

/** Pages that the company has no use for. */
const unused: Readonly<Record<string, boolean>> = {
  '/emergency': !business.emergencyService,
  '/testimonials': reviews.length === 0,
  '/sent': !takesQuotes,
};

export const routes = pages.filter(({ path }) => !unused[path]);

/** Pages that search engines must not list. */
const unlisted: readonly (Page & SitePage)[] = [
  {
    // Form services redirect to this page if the form was sent without JavaScript.
    path: '/sent',
    name: 'Message sent',
    ...unlistedMetadata['/sent'],
    page: () => import('./pages/Sent.tsx'),
  },
  {
    path: '/404',
    name: 'Page not found',
    ...unlistedMetadata['/404'],
    page: () => import('./pages/NotFound.tsx'),
  },
  {
    path: '/500',
    name: 'Application error',
    ...unlistedMetadata['/500'],
    page: () => import('./pages/Failure.tsx'),
  },
];

export const unlistedPages = unlisted.filter(({ path }) => !unused[path]);
