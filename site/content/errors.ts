/** Texts of the two error pages: for an address that does not exist, and for a server that fails. */

import type { Heading } from './types.ts';

export const notFound: Heading = {
  title: 'Oops! Page not found',
  text: 'This driveway leads nowhere. The page may have moved, or the address has a typo.',
};

export const failure: Heading & { status: string } = {
  title: 'Unexpected Application Error!',
  /** The status, for a host that shows this page; our own servers put the error's message in its place. */
  status: '500 Internal Server Error',
  text: 'The page is broken. The phone is not:',
};
