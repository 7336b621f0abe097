/** The addresses within the site. A link to a page or file that does not exist is a type error. */

import type { CONTACT_CARD } from '../metadata/contact-card.ts';
import type { Path } from '../routes.tsx';

/** A page, a part of a page (`/services#springs`), a part of the same page (`#springs`), or a file beside the pages. */
export type Href = Path | `${Path}#${string}` | `#${string}` | `/${typeof CONTACT_CARD}`;
