/** The route table: every page of the site, in the order of its menus. */

import type { ComponentProps } from 'react';
import type { Page, Route } from '../build/site.ts';
import { business } from './business/business.ts';
import { doorOffTrack } from './scenes/DoorOffTrack.tsx';
import { doorCutaway } from './scenes/DoorCutaway.tsx';
import { litPorch } from './scenes/LitPorch.tsx';
import { neighborHouses } from './scenes/NeighborHouses.tsx';
import { openingDoor } from './scenes/OpeningDoor.tsx';
import { hero as contact } from './content/contact.ts';
import { hero as emergency } from './content/emergency.ts';
import { hero as home } from './content/home.ts';
import { search } from './content/search.ts';
import { hero as areas } from './content/service-areas.ts';
import { hero as services } from './content/services-page.ts';
import { hero as testimonials } from './content/testimonials.ts';
import { homeMap } from './scenes/homeMap.tsx';
import { SharePicture } from './metadata/ShareImage.tsx';
import type { Settings } from './settings.ts';
import { homeGraph, pageGraph, servicesGraph } from './metadata/structured-data.ts';

const { name } = business;

/** The picture of a shared link, which shows the page's title. */
function share(props: ComponentProps<typeof SharePicture>): Route['picture'] {
  return { alt: `${name}: ${props.text}`, svg: () => <SharePicture {...props} /> };
}

export const routes = [
  {
    path: '/',
    name: 'Home',
    // With room for a star that is filled in part: see Stars.tsx.
    budget: 8_700,
    ...search.home,
    picture: share({ text: home.title, scene: openingDoor }),
    structuredData: homeGraph,
    page: () => import('./pages/Home.tsx'),
  },
  {
    path: '/services',
    name: 'Services',
    budget: 10_100,
    ...search.services,
    picture: share({ text: services.title, scene: doorCutaway(), place: 'low' }),
    structuredData: servicesGraph,
    page: () => import('./pages/Services.tsx'),
  },
  {
    path: '/emergency',
    name: 'Emergency',
    budget: 8_500,
    ...search.emergency,
    picture: share({ text: emergency.title, scene: doorOffTrack }),
    structuredData: pageGraph,
    page: () => import('./pages/Emergency.tsx'),
  },
  {
    path: '/service-areas',
    name: 'Service Areas',
    budget: 12_100,
    ...search.serviceAreas,
    picture: share({
      text: areas.title,
      scene: homeMap,
      place: 'high',
    }),
    structuredData: pageGraph,
    page: () => import('./pages/ServiceAreas.tsx'),
  },
  {
    path: '/testimonials',
    name: 'Testimonials',
    // With the same room.
    budget: 8_600,
    ...search.testimonials,
    picture: share({
      text: testimonials.title,
      scene: neighborHouses,
      place: 'below',
    }),
    structuredData: pageGraph,
    page: () => import('./pages/Testimonials.tsx'),
  },
  {
    path: '/contact',
    name: 'Contact',
    budget: 7_700,
    ...search.contact,
    picture: share({ text: contact.title, scene: litPorch }),
    structuredData: pageGraph,
    page: () => import('./pages/Contact.tsx'),
  },
] as const satisfies readonly Route<Settings>[];

/** The path of a page. */
export type Path = (typeof routes)[number]['path'];

/** Search engines are not to list them. */
export const unlistedPages: readonly Page<Settings>[] = [
  {
    // Where form services lead visitors whose browser sent the form itself: see the README.
    path: '/sent',
    name: 'Message sent',
    ...search.sent,
    page: () => import('./pages/Sent.tsx'),
  },
  {
    path: '/404',
    name: 'Page not found',
    ...search.notFound,
    page: () => import('./pages/NotFound.tsx'),
  },
  {
    path: '/500',
    name: 'Application error',
    ...search.failure,
    page: () => import('./pages/Failure.tsx'),
  },
];
