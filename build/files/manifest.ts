/** The web app manifest, for a phone's home screen. */

import type { BaseSettings, Site } from '../site.ts';

function icon(name: string, size: number, purpose: string) {
  return { src: `/icon-${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

export function manifest<S extends BaseSettings>({ name, shortName, description, lang, themeColor }: Site<S>): string {
  const content = {
    name,
    short_name: shortName,
    description,
    lang,
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: themeColor.light,
    theme_color: themeColor.light,
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
