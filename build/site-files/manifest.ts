/** The web app manifest, for a phone's home screen. */

import type { BaseSettings, Site } from '../site.ts';

const icon = (src: string, size: number, purpose: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

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
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
