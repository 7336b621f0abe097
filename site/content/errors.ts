/** Texts of the two error pages: for an address that does not exist, and for a server that fails. */

import type { Heading } from './types.ts';

export const notFound: Heading = {
  title: 'Oops! Page not found',
  text: 'This driveway leads nowhere: the page has moved, or there’s a typo in the address. Garage door trouble? Call us.',
};

export const failure: Heading & { status: string } = {
  title: 'Unexpected Application Error!',
  /** The status, for a host that shows this page; our own servers put the error's message in its place. */
  status: '500 Internal Server Error',
  text: 'This page is down. Our phones aren’t:',
};
