/** Texts of the two error pages: for an address that does not exist, and for a server that fails. */

import type { Heading } from './types.ts';

/** Its `link` is the button that leads home. */
export const notFound: Heading & { link: string } = {
  title: 'Oops! Page not found',
  text: 'This driveway leads nowhere. The page may have moved, or the address has a typo.',
  link: 'Return to Home',
};

/** Its `link` stands beside the hotline. */
export const failure: Heading & { status: string; link: string } = {
  title: 'Unexpected Application Error!',
  /** The status, for a host that shows this page; our own servers put the error's message in its place. */
  status: '500 Internal Server Error',
  text: 'The page is broken. The phone is not:',
  link: 'Return to Home',
};
