import type { Props } from '../../site/pages/Layout.tsx';

/** The menus of the real site: its routes come first. */
export function menuOf({ routes }: Props): Props['routes'] {
  return routes.slice(0, 6);
}
