/** React → HTML and SVG. */

import type { ComponentType, ReactElement } from 'react';
import { BuildError } from '../lib/errors.ts';
import { head, type PageAssets } from './head.ts';
import { tag } from './html.ts';
import { createElement, renderToStaticMarkup } from './react.ts';
import type { BaseSettings, Page, PageProps, Site } from '../site.ts';

/** A page's body, and the scripts that its markup asks for. */
export interface Body {
  html: string;
  /** Names from `data-module`, each once, in alphabetical order. */
  modules: string[];
}

const MODULES = /\sdata-module="([^"]+)"/g;

/** Renders a page's component. What it throws is passed on. */
export function renderBody<S extends BaseSettings>(Component: ComponentType<PageProps<S>>, props: PageProps<S>): Body {
  if (typeof Component !== 'function') throw new BuildError(['expected a component as its default export']);
  const markup = renderToStaticMarkup(createElement(Component, props));
  // HTML needs no end tags for SVG shapes, and no ="" after an attribute: 12 to 34 bytes of each compressed page.
  const html = markup.replace(/><\/(?:circle|path|stop|use)>/g, '/>').replaceAll('=""', '');
  const names = Array.from(html.matchAll(MODULES), ([, value]) => value!.split(/\s+/)).flat();
  return { html, modules: [...new Set(names.filter(Boolean))].sort() };
}

/**
 * An `<svg>` element as a file of its own.
 *
 * @throws BuildError if it is another element.
 */
export function svgFile(element: ReactElement): string {
  const svg = renderToStaticMarkup(element);
  if (!svg.startsWith('<svg')) throw new BuildError([`expected a picture to be an <svg>, not ${svg.slice(0, 40)}`]);
  return svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** The whole document: the page's head, its styles and its body. */
export function renderDocument<S extends BaseSettings>(
  site: Site<S>,
  page: Page<S>,
  settings: S,
  assets: PageAssets,
  body: Body,
): string {
  const content = `\n<head>\n${head(site, page, settings.origin, assets)}\n</head>\n${tag('body', {}, body.html)}\n`;
  return `<!DOCTYPE html>\n${tag('html', { lang: site.lang }, content)}\n`;
}
