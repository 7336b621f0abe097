/** One page → its HTML. */

import { BuildError } from './errors.ts';
import { head, type PageAssets } from './head.ts';
import { tag } from './html.ts';
import { createElement, renderToStaticMarkup } from './react.ts';
import type { BaseSettings, Page, PageProps, Site } from './site.ts';

/** A page's body, and the scripts that its markup asks for. */
export interface Body {
  html: string;
  /** Names from `data-module`, each once, in alphabetical order. */
  modules: string[];
}

const MODULES = /\sdata-module="([^"]+)"/g;

/** Renders the component of a page. What the component throws is passed on. */
export async function renderBody<S extends BaseSettings>(page: Page<S>, props: PageProps<S>): Promise<Body> {
  const { default: Component } = await page.page();
  if (typeof Component !== 'function') throw new BuildError(['expected a component as its default export']);
  const html = renderToStaticMarkup(createElement(Component, props));
  const names = Array.from(html.matchAll(MODULES), ([, value]) => value!.split(/\s+/)).flat();
  return { html, modules: [...new Set(names.filter(Boolean))].sort() };
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
