/** Renders all pages of a site with their scripts and share images. */

import type { LoadedSite } from '../bundle/load.ts';
import type { createScriptBundler } from '../bundle/scripts.ts';
import { BuildError, explain, type Failure, groupFailures, throwIfAny } from '../lib/errors.ts';
import { tag, voidTag } from '../lib/html.ts';
import { type Rasterize, renderSvg } from '../lib/images.ts';
import { hashedFile, type OutputFile, SHARE_IMAGES } from '../lib/output-file.ts';
import { createElement, renderToStaticMarkup } from '../lib/react.ts';
import { htmlFile } from '../lib/urls.ts';
import { isRoute, type Page, type Route } from '../types.ts';
import { head, type PageAssets } from './head.ts';

/** Pages to process at once. While one page renders, others are compressed in the thread pool. */
const CONCURRENCY = 8;

interface RenderOptions {
  root: string;
  headEnd: string;
  images: readonly (readonly [path: string, file: OutputFile])[];
  scriptFor: ReturnType<typeof createScriptBundler>;
  rasterize: Rasterize;
  write: (file: OutputFile) => Promise<void>;
  /** Called for each page with its path, its component's source file, and its HTML. */
  onPage: (path: string, source: string, html: string) => void;
}

/** Finds files of fonts with all common letters. Those with a `unicode-range` may not be needed. */
const COMMON_FONT = /@font-face\s*\{(?![^}]*unicode-range)[^}]*?url\("?([^")]+\.woff2)/g;
/** Returns links that load fonts before the first layout. In the head, they'd delay first paint. */
const preloadFonts = (css: string): string =>
  Array.from(css.matchAll(COMMON_FONT), ([, href]) =>
    voidTag('link', { rel: 'preload', as: 'font', href: href!, crossorigin: '' }),
  ).join('');

/** Returns the unique script names in `data-module` attributes, in alphabetical order. */
function modulesOf(html: string): string[] {
  const names = Array.from(html.matchAll(/\sdata-module="([^"]+)"/g), ([, value]) => value!.split(/\s+/)).flat();
  return [...new Set(names.filter(Boolean))].sort();
}

/** Renders and writes pages without keeping them in memory. @throws BuildError with all errors. */
export async function renderPages({ site, loadPage }: LoadedSite, options: RenderOptions): Promise<void> {
  const { root, headEnd, images, scriptFor, rasterize, write, onPage } = options;

  /** Writes an asset and returns its URL path. */
  const publish = (file: OutputFile): Promise<string> => write(file).then(() => `/${file.path}`);

  /** URL paths by share image. Several pages can use the same image. */
  const shareImages = new Map<Route['shareImage'], Promise<string>>();
  const addShareImage = async ({ svg }: Route['shareImage'], module: object) => {
    const image = renderSvg('shareImage', svg(module as never));
    return publish(hashedFile(`${SHARE_IMAGES}page`, '.png', await rasterize(image, 1200)));
  };

  async function renderPage(page: Page, setLocation: (location: string) => void): Promise<void> {
    const { Component, module, source, css } = await loadPage(page);
    setLocation(`${page.path} (${source})`);
    const markup = renderToStaticMarkup(createElement(Component, { ...site.props, path: page.path }));
    if (!markup) throw new BuildError(['The component returned nothing. Expected elements.']);
    // Shorten SVG shapes and empty attributes. This saves 12 to 34 compressed bytes per page.
    const short = markup.replace(/><\/(?:circle|path|stop|use)>/g, '/>').replaceAll('=""', '');
    const linked = images.reduce((all, [path, file]) => all.replaceAll(`"/${path}`, `"/${file.path}`), short);
    // Cloudflare would hide email addresses, and our policy blocks the script that shows them.
    const body = /\w@[\w-]+\.\w/.test(linked) ? `<!--email_off-->${linked}<!--/email_off-->` : linked;
    // The page's policy allows only its own stylesheet and files.
    if (/<(?:style|link[^>]*stylesheet|script(?![^>]*(?: src=|json")))|<[a-z][^>]*\s(?:on\w+|style)=["']/.test(body))
      throw new BuildError(['Browsers block inline scripts, styles and <link>. Import styles, or use data-module.']);
    const script = await scriptFor(modulesOf(body));
    const assets: PageAssets = { css, script: script && (await publish(script)) };
    if (isRoute(page)) {
      const { shareImage } = page;
      if (!shareImages.has(shareImage)) shareImages.set(shareImage, addShareImage(shareImage, module));
      assets.shareImage = await shareImages.get(shareImage);
    }
    const content = `\n<head>\n${head(site, page, assets)}\n</head>\n${tag('body', {}, preloadFonts(css) + body)}\n`;
    const html = `<!DOCTYPE html>\n${tag('html', { lang: site.lang }, content)}\n`;
    // esbuild escapes the character in CSS and scripts.
    if (/[\ufffd\p{Cs}]|\\u?f{3}d/iu.test(html + script?.body))
      throw new BuildError(['Found "\ufffd", a damaged letter. Save its file as UTF-8, or fix code that cuts emojis.']);
    onPage(page.path, source, html);
    await write({ path: htmlFile(page.path), body: html.replace('</head>', () => `${headEnd}</head>`) });
  }

  const failures: Failure[] = [];
  const queue = [...site.routes, ...site.unlistedPages].entries();
  async function work(): Promise<void> {
    for (const [index, page] of queue) {
      let location = page.path;
      await renderPage(page, (found) => (location = found)).catch((error) => {
        // React would advise to use a transition.
        const advice = 'A component is async or lazy. Import it directly, and load data with a top-level await.';
        failures[index] = { location, cause: explain(error, root).replace(/^A component suspended.*/s, advice) };
      });
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  // The array has holes for pages without an error. filter() skips them.
  throwIfAny(groupFailures(failures.filter(Boolean)));
}
