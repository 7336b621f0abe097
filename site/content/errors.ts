/** Copy for the 404 and 500 pages. */

import type { Heading } from './types.ts';

export const notFound: Heading = {
  title: 'Oops! Page not found',
  text: 'This driveway goes nowhere. The page moved, or the address has a typo. Garage door trouble? Call us.',
};

export const failure: Heading & { status: string } = {
  title: 'Unexpected Application Error!',
  /** Shown on the deployed site. The local servers show the error message instead. */
  status: '500 Internal Server Error',
  text: 'This page is down. Our phones aren’t:',
};
