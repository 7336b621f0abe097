/** What menus hold in the benchmark: ten thousand entries would weigh more than the pages. */

import type { Props } from '../../site/pages/Layout.tsx';

/** The menus of the real site: its routes come first. */
export function menuOf({ routes }: Props): Props['routes'] {
  return routes.slice(0, 6);
}
