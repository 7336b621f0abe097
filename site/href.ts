/** Where the site's own links lead. A path or file that does not exist is a type error at the line that links to it. */

import type { CONTACT_CARD } from './contact-card.ts';
import type { Path } from './routes.tsx';

/** A page, a part of a page (`/services#springs`), a part of the same page (`#springs`), or a file beside the pages. */
export type Href = Path | `${Path}#${string}` | `#${string}` | `/${typeof CONTACT_CARD}`;
