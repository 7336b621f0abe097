/** The route table: every page of the site, in the order of its menus. */

import type { ComponentProps } from 'react';
import type { Page, Route } from '../build/site.ts';
import { business } from './business.ts';
import { doorOffTrack } from './components/Scene/DoorOffTrack.tsx';
import { doorCutaway } from './components/Scene/DoorCutaway.tsx';
import { litPorch } from './components/Scene/LitPorch.tsx';
import { neighborHouses } from './components/Scene/NeighborHouses.tsx';
import { openingDoor } from './components/Scene/OpeningDoor.tsx';
import { placeCount } from './content/places.ts';
import { homeMap } from './pages/HomeMap.tsx';
import { SharePicture } from './pictures/SharePicture.tsx';
import type { Settings } from './settings.ts';
import { homeGraph, pageGraph, servicesGraph } from './structured-data.ts';

const { name, shortName, city, state, radiusMiles } = business;

/** The picture of a shared link, with its text broken into lines that fit. */
function share(props: ComponentProps<typeof SharePicture>): Route['picture'] {
  return { alt: `${name}: ${props.lines.join(' ')}`, svg: () => <SharePicture {...props} /> };
}

export const routes = [
  {
    path: '/',
    name: 'Home',
    budget: 8_500,
    title: `Garage Door Repair in ${city}, ${state} | ${shortName}`,
    description: `Broken spring, stuck door, dead opener? ${name} repairs garage doors in ${city}, often the same day, at an upfront price. Call 24/7.`,
    keywords: [
      `garage door repair ${city}`,
      `garage door company ${city} ${state}`,
      'same-day garage door service',
      'garage door installation',
      'broken garage door spring',
    ],
    picture: share({ lines: ['Your garage door,', 'working again', 'today.'], scene: openingDoor }),
    structuredData: homeGraph,
    page: () => import('./pages/Home.tsx'),
  },
  {
    path: '/services',
    name: 'Services',
    budget: 10_000,
    title: `Garage Door Springs, Openers, New Doors | ${city}, ${state}`,
    description: `Garage door repair, springs, openers, new doors, maintenance and commercial service in ${city}. See what’s included and get a free quote.`,
    keywords: [
      'garage door services',
      `garage door spring replacement ${city}`,
      'garage door opener repair',
      'garage door maintenance',
      `commercial garage doors ${city}`,
    ],
    picture: share({ lines: ['Whatever broke,', 'we fix it.', 'Price first.'], scene: doorCutaway() }),
    structuredData: servicesGraph,
    page: () => import('./pages/Services.tsx'),
  },
  {
    path: '/emergency',
    name: 'Emergency',
    budget: 8_500,
    title: `24/7 Emergency Garage Door Repair | ${city}, ${state}`,
    description: `Car trapped, spring snapped, door stuck open? Call our 24/7 hotline: a technician is typically there in ${business.emergencyResponse}, anywhere in ${city}.`,
    keywords: [
      `emergency garage door repair ${city}`,
      '24 hour garage door repair',
      'garage door stuck open',
      'garage door off track',
      'car trapped in garage',
    ],
    picture: share({ lines: ['Stuck, broken,', 'wide open?', 'Call now.'], scene: doorOffTrack }),
    structuredData: pageGraph,
    page: () => import('./pages/Emergency.tsx'),
  },
  {
    path: '/service-areas',
    name: 'Service Areas',
    budget: 12_000,
    title: `${city} Service Areas, ${radiusMiles} Miles Around | ${shortName}`,
    description: `All ${placeCount} places and ZIP codes we list, from Stone Oak to Pleasanton, plus Chicago, Cleveland and Houston. ${radiusMiles} miles around each, no travel fees.`,
    keywords: [
      `garage door repair near me ${city}`,
      'garage door repair New Braunfels',
      'garage door repair Boerne',
      'garage door repair Schertz',
      `garage door service ZIP codes ${city}`,
    ],
    picture: share({
      lines: [`${city},`, `and ${radiusMiles} miles`, 'around.'],
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
    description: `What neighbors from Stone Oak to New Braunfels say about us: their garage door stories, and ${business.rating} of ${business.bestRating} stars from ${business.reviews}+ reviews.`,
    keywords: [
      `garage door reviews ${city}`,
      `best garage door company ${city}`,
      'garage door repair testimonials',
      'trusted garage door technicians',
    ],
    picture: share({
      lines: ['The neighbors', 'have opinions.'],
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
    description: `Call any hour, or send five short fields for a free garage door quote in ${city}. We typically respond ${business.replyTime}.`,
    keywords: [
      `garage door quote ${city}`,
      'free garage door estimate',
      'garage door company phone number',
      'contact garage door repair',
    ],
    picture: share({ lines: ['Tell us what', 'the door', 'is doing.'], scene: litPorch }),
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
