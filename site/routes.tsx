/** The route table: every page of the site, in the order of its menus. */

import type { ComponentProps } from 'react';
import type { Page, Route } from '../build/site.ts';
import { business } from './business.ts';
import { doorOffTrack } from './components/Scene/DoorOffTrack.tsx';
import { doorCutaway } from './components/Scene/DoorCutaway.tsx';
import { litPorch } from './components/Scene/LitPorch.tsx';
import { neighborHouses } from './components/Scene/NeighborHouses.tsx';
import { openingDoor } from './components/Scene/OpeningDoor.tsx';
import { hero as contact } from './content/contact.ts';
import { hero as emergency } from './content/emergency.ts';
import { hero as home } from './content/home.ts';
import { awayCities, zipCounts } from './content/places.ts';
import { hero as areas } from './content/service-areas.ts';
import { hero as services } from './content/services-page.ts';
import { hero as testimonials } from './content/testimonials.ts';
import { homeMap } from './pages/HomeMap.tsx';
import { SharePicture } from './pictures/SharePicture.tsx';
import type { Settings } from './settings.ts';
import { homeGraph, pageGraph, servicesGraph } from './structured-data.ts';

const { name, shortName, city, state, radiusMiles } = business;

/** The picture of a shared link, which shows the page's title. */
function share(props: ComponentProps<typeof SharePicture>): Route['picture'] {
  return { alt: `${name}: ${props.text}`, svg: () => <SharePicture {...props} /> };
}

export const routes = [
  {
    path: '/',
    name: 'Home',
    budget: 8_500,
    title: `Garage Door Repair in ${city}, ${state} | ${shortName}`,
    description: `Broken spring? Stuck door? Dead opener? ${name} repairs garage doors in ${city}, often the same day. Call 24/7.`,
    keywords: [
      `garage door repair ${city}`,
      `garage door company ${city} ${state}`,
      'same-day garage door service',
      'garage door installation',
      'broken garage door spring',
    ],
    picture: share({ text: home.title, scene: openingDoor }),
    structuredData: homeGraph,
    page: () => import('./pages/Home.tsx'),
  },
  {
    path: '/services',
    name: 'Services',
    budget: 10_000,
    title: `Garage Door Services in ${city}, ${state} | ${shortName}`,
    description: `Garage door repair, springs, openers, new doors, maintenance and commercial service in ${city}. See what’s included and get a free quote.`,
    keywords: [
      'garage door services',
      `garage door spring replacement ${city}`,
      'garage door opener repair',
      'garage door maintenance',
      `commercial garage doors ${city}`,
    ],
    picture: share({ text: services.title, scene: doorCutaway(), place: 'low' }),
    structuredData: servicesGraph,
    page: () => import('./pages/Services.tsx'),
  },
  {
    path: '/emergency',
    name: 'Emergency',
    budget: 8_500,
    title: `24/7 Emergency Garage Door Repair | ${city}, ${state}`,
    description: `Car trapped? Spring snapped? Garage door stuck open? Call 24/7: a technician is typically there in ${business.emergencyResponse}, anywhere in ${city}.`,
    keywords: [
      `emergency garage door repair ${city}`,
      '24 hour garage door repair',
      'garage door stuck open',
      'garage door off track',
      'car trapped in garage',
    ],
    picture: share({ text: emergency.title, scene: doorOffTrack }),
    structuredData: pageGraph,
    page: () => import('./pages/Emergency.tsx'),
  },
  {
    path: '/service-areas',
    name: 'Service Areas',
    budget: 12_000,
    title: `Garage Door Repair Around ${city}, ${state} | Service Areas`,
    description: `Garage door service in ${zipCounts.home} ZIP codes in and around ${city}${awayCities && `, plus ${awayCities}`}. A ${radiusMiles}-mile radius of each, no travel fees.`,
    keywords: [
      `garage door repair near me ${city}`,
      'garage door repair New Braunfels',
      'garage door repair Boerne',
      'garage door repair Schertz',
      `garage door service ZIP codes ${city}`,
    ],
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
    budget: 8_500,
    title: `Garage Door Reviews, ${business.rating}/${business.bestRating} Stars | ${city}, ${state}`,
    description: `Garage door repair reviews from ${city} neighbors: what broke, who showed up and how it turned out. ${business.rating} out of ${business.bestRating} stars, ${business.reviews}+ reviews.`,
    keywords: [
      `garage door reviews ${city}`,
      `best garage door company ${city}`,
      'garage door repair testimonials',
      'trusted garage door technicians',
    ],
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
    budget: 7_500,
    title: `Free Garage Door Quote, 24/7 Hotline | ${city}, ${state}`,
    description: `Call anytime, or fill out a short form for a free garage door quote in ${city}. We typically respond ${business.replyTime}.`,
    keywords: [
      `garage door quote ${city}`,
      'free garage door estimate',
      'garage door company phone number',
      'contact garage door repair',
    ],
    picture: share({ text: contact.title, scene: litPorch }),
    structuredData: pageGraph,
    page: () => import('./pages/Contact.tsx'),
  },
] as const satisfies readonly Route<Settings>[];

/** The path of a page. */
export type Path = (typeof routes)[number]['path'];

export const errorPages: readonly Page<Settings>[] = [
  {
    path: '/404',
    name: 'Page not found',
    title: `Page not found | ${name}`,
    description: 'There is no page at this address.',
    page: () => import('./pages/NotFound.tsx'),
  },
  {
    path: '/500',
    name: 'Application error',
    title: `Unexpected Application Error! | ${name}`,
    description: 'This page could not be shown.',
    page: () => import('./pages/Failure.tsx'),
  },
];
