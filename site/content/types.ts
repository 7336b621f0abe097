/**
 * Types of the copy, with the meaning of each field. site/checks/ checks every string.
 *
 * Write copy in single quotes, with ’ for apostrophes. If it contains business data, use
 * backticks: `Most repairs take ${business.repairTime}.`
 */

import type { FeatureCopy } from '../components/FeatureList/FeatureList.tsx';
import type { pageMetadata } from './page-metadata.ts';

/** Path of a page in content/page-metadata.ts. */
export type Path = keyof typeof pageMetadata;

/**
 * Services that the copy mentions. Texts about a service that services.ts doesn't list are left
 * out. `emergency` is `business.emergencyService`.
 */
export type ServiceId = 'repair' | 'installation' | 'openers' | 'springs' | 'maintenance' | 'commercial' | 'emergency';

/** List entry that's left out if the company doesn't offer the service. */
export interface Offered {
  service?: ServiceId;
}

export interface Link {
  /** Label of the link or button. */
  text: string;
  /** Page, section (`/services#springs` or, on the same page, `#springs`), file, or URL. */
  href: Path | `${Path}#${string}` | `#${string}` | `/${string}.${string}` | `https://${string}`;
}

/** Title and text of a section, card or banner. */
export interface Heading {
  title: string;
  /** One or two sentences below the title. */
  text: string;
}

/** List entry with an icon. Most pages have such lists. */
export interface Point extends FeatureCopy, Offered {}
