/** The web app manifest, for a phone's home screen. */

import type { BaseSettings, Site } from '../site.ts';

export function manifest<S extends BaseSettings>(site: Site<S>): string {
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify(
    {
      name: site.name,
      short_name: site.shortName,
      description: site.description,
      lang: site.lang,
      id: '/',
      start_url: '/',
      display: 'browser',
      background_color: site.themeColor.light,
      theme_color: site.themeColor.light,
      icons: [
        icon('/icon-192.png', 192, 'any'),
        icon('/icon-512.png', 512, 'any'),
        icon('/icon-maskable-512.png', 512, 'maskable'),
      ],
    },
    null,
    2,
  )}\n`;
}
