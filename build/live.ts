/** A site while it is worked on: built again at each change, served as a host would, its mistakes shown in place of its pages. */

import { realpath } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { build, type BuildInput } from './build-site.ts';
import type { Bundlers, SiteSources } from './bundlers.ts';
import { withCodeFrame } from './code-frame.ts';
import { failuresOf, formatFailures } from './errors.ts';
import { escapeHtml } from './html.ts';
import { openLiveStages } from './live-stage.ts';
import type { Stage } from './publish.ts';
import { openReload, RELOAD, versionOf, withReload } from './reload.ts';
import { answerFrom, setHeaders } from './server.ts';
import type { BaseSettings } from './site.ts';
import { checkTypes } from './types.ts';
import { outputFile, pathOf } from './urls.ts';

/** Where the site's parts are now, and what it is built with. */
type Sources<S extends BaseSettings> = SiteSources & Omit<BuildInput<S>, 'compressed' | 'first'>;

/** Those who look at the site. */
interface Audience {
  /** The paths that are shown or waited for: their pages are made first. */
  paths: () => readonly string[];
  /** Called whenever pages may have changed. */
  announce: () => void;
  /** Gives browsers the time to draw what was announced. */
  rest: () => Promise<void>;
}

interface Live<Settings extends BaseSettings> {
  /**
   * Builds the site. What is wrong with it is shown until it is mended.
   *
   * @param files What changed, relative to the project's root, with slashes; nothing in particular, if empty.
   */
  update: (files: readonly string[], sources: Sources<Settings>, bundlers: Bundlers<Settings>) => Promise<void>;
  /** Shows what went wrong outside of a build. */
  fail: (error: unknown) => void;
  /** Whether the build that is underway has already made what is at an address. */
  isMade: (url: string) => boolean;
  /** What is shown at a path; undefined before the first build. */
  versionAt: (path: string) => string | undefined;
  answer: RequestListener;
  close: () => Promise<void>;
}

/** For the time before the site's own page for failures could be made. */
const BARE_FAILURE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Unexpected Application Error!</title>
</head>
<body><h1>Unexpected Application Error!</h1></body>
</html>
`;

/** How long the compiler waits after a build, in milliseconds: it takes all processors, and a browser is about to draw. */
const BREATH = 200;

/** Whether an address is a page's: what has another extension is something that a page loads. */
const isPage = (url: string) => !/\.(?!html$)\w+$/.test(pathOf(url));

/** The file at an address that is spelled as it should be. */
const fileAt = (url: string) => (isPage(url) ? outputFile(pathOf(url)) : pathOf(url).slice(1));

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(body);
}

/**
 * @param project The project's folder, absolute.
 * @param folder A folder for nobody else, absolute.
 * @param audience Who looks at the site.
 */
export async function openLive<S extends BaseSettings>(
  project: string,
  folder: string,
  { paths, announce, rest }: Audience,
): Promise<Live<S>> {
  const root = await realpath(project);
  const reload = await openReload(root);
  const dist = join(folder, 'dist');
  const openStage = openLiveStages(dist);
  const host = answerFrom(dist);
  /** The site's own page for failures, as it was last made. */
  let failurePage = BARE_FAILURE;
  /** The versions of pages, by their files. */
  const versions = new Map<string, string>();
  /** The files that the build underway has made. */
  let made: Set<string> | undefined;
  const failures = { build: [] as readonly string[], types: [] as readonly string[] };
  /** Counts what the compiler was asked: an answer that comes after the next question is told to nobody. */
  let questions = 0;

  /** Gives each page its version. */
  async function stage(): Promise<Stage> {
    const inner = await openStage();
    return {
      ...inner,
      write(file) {
        made?.add(file.path);
        if (!file.path.endsWith('.html')) return inner.write(file);
        const html = String(file.body);
        if (file.path === outputFile('/500')) failurePage = html;
        const version = versionOf(html);
        versions.set(file.path, version);
        inner.write({ ...file, body: withReload(html, version) });
      },
      async publish() {
        await inner.publish();
        for (const path of versions.keys()) if (!inner.files.has(path)) versions.delete(path);
      },
    };
  }

  /** The compiler answers after the build: no page waits for it. What the build has told of a line, it need not tell again. */
  async function askCompiler(project: string): Promise<void> {
    const question = ++questions;
    await wait(BREATH);
    if (question !== questions) return;
    const mistakes = await checkTypes(root, project);
    if (question !== questions) return;
    const placeOf = (failure: string) => failure.split(':', 2).join(':');
    const told = new Set(failures.build.map(placeOf));
    failures.types = mistakes.filter((mistake) => !told.has(placeOf(mistake)));
    if (failures.types.length === 0) return;
    tell(failures.types);
    announce();
  }

  const describe = (found: readonly string[]) => formatFailures(found.map((failure) => withCodeFrame(root, failure)));

  function tell(found: readonly string[]): void {
    if (found.length > 0) console.error(`\n${describe(found)}\n`);
  }

  function fail(error: unknown): void {
    failures.build = failuresOf(error, root);
    tell(failures.build);
    announce();
  }

  /** The compiler's words are the clearer ones: what it finds, a build may only stumble over. */
  const current = () => (failures.types.length > 0 ? failures.types : failures.build);

  /** The site's page for failures, with those that there are. */
  function failureHtml(): string {
    const text = escapeHtml(describe(current()));
    return failurePage.replace('</h1>', () => `</h1>\n<pre class="dev-failure">${text}</pre>`);
  }

  /** Announces what a build has made so far, and tells how soon that was. */
  function openShow(files: readonly string[]): () => void {
    const started = performance.now();
    const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
    let isTold = false;
    return () => {
      const time = Math.round(performance.now() - started);
      if (!isTold) console.log(`  ${files[0] ?? 'the site'}${more}: shown in ${time} ms`);
      isTold = true;
      announce();
    };
  }

  async function answerWithFailures(response: ServerResponse): Promise<void> {
    await setHeaders(dist, '/500', response);
    const html = failureHtml();
    send(response, 500, 'text/html', withReload(html, versionOf(html)));
  }

  return {
    async update(files, sources, bundlers) {
      const { types } = sources;
      const show = openShow(files);
      const isAsked = types && (questions === 0 || files.some((file) => file.endsWith('.ts') || file.endsWith('.tsx')));
      if (isAsked) failures.types = [];
      try {
        made = new Set();
        const first = {
          paths,
          async ready() {
            show();
            await rest();
          },
        };
        // What is wrong is shown until all is right again.
        const isSound = current().length === 0;
        await build(bundlers, stage, { ...sources, compressed: false, ...(isSound && { first }) });
        failures.build = [];
        show();
      } catch (error) {
        fail(error);
      }
      made = undefined;
      if (isAsked) void askCompiler(types);
    },

    fail,

    isMade: (url) => made !== undefined && current().length === 0 && (url.startsWith(RELOAD) || made.has(fileAt(url))),

    versionAt: (path) =>
      current().length > 0
        ? versionOf(failureHtml())
        : (versions.get(outputFile(path)) ?? versions.get(outputFile('/404'))),

    answer(request, response) {
      const { url = '' } = request;
      if (url.startsWith(RELOAD)) void reload.bundle().then((script) => send(response, 200, 'text/javascript', script));
      else if (current().length > 0 && isPage(url)) void answerWithFailures(response);
      else host(request, response);
    },

    close: reload.close,
  };
}
