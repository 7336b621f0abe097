/** A site while it is worked on: built again at each change, served as a host would, its mistakes shown in place of its pages. */

import { mkdir, realpath } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Builder, type BuilderOptions, type BuildInput, openBuilder } from './build-site.ts';
import { withCodeFrame } from './code-frame.ts';
import { failuresOf, formatFailures } from './errors.ts';
import { escapeHtml } from './html.ts';
import { openLiveStages } from './live-stage.ts';
import { openReload, RELOAD, type Versions, versionOf, withReload } from './reload.ts';
import { answerFrom, setHeaders } from './server.ts';
import type { BaseSettings } from './site.ts';
import { checkTypes } from './types.ts';

/** Where the site's parts are now, and what it is built with. */
type Sources<S extends BaseSettings> = Omit<BuilderOptions, 'modules' | 'stage' | 'compressed' | 'decorate'> &
  BuildInput<S>;

interface Live<Settings extends BaseSettings> {
  /**
   * Builds the site. What is wrong with it is shown until it is mended.
   *
   * @param files What changed, relative to the project's root, with slashes; nothing in particular, if empty.
   */
  update: (files: readonly string[], sources: Sources<Settings>) => Promise<void>;
  /** Shows what went wrong outside of a build. */
  fail: (error: unknown) => void;
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
const isPage = (url: string) => !/\.(?!html$)\w+$/.test(url.split('?')[0]!);

/** What the compiler reads when it checks facts and texts. */
const isContent = (file: string, { types, facts }: NonNullable<BuilderOptions['content']>) =>
  file.startsWith(`${types}/`) || facts.includes(file);

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(body);
}

/**
 * @param project The project's folder, absolute.
 * @param folder A folder for nobody else, absolute. What lies there from the last time is used.
 * @param announce Called whenever pages may have changed, with their versions.
 */
export async function openLive<S extends BaseSettings>(
  project: string,
  folder: string,
  announce: (versions: Versions) => void,
): Promise<Live<S>> {
  const root = await realpath(project);
  const reload = await openReload(root);
  const modules = join(folder, 'modules');
  const dist = join(folder, 'dist');
  await mkdir(modules, { recursive: true });
  const stage = openLiveStages(dist);
  const host = answerFrom(dist);
  let builder: Builder<S> | undefined;
  /** The parts that `builder` was opened with. */
  let opened = '';
  /** The site's own page for failures, as it was last made. */
  let failurePage = BARE_FAILURE;
  let versions: Record<string, string> = {};
  const failures = { build: [] as readonly string[], types: [] as readonly string[] };
  /** Counts what the compiler was asked: an answer that comes after the next question is told to nobody. */
  let questions = 0;

  function decorate(html: string, path: string): string {
    if (path === '/500') failurePage = html;
    const version = versionOf(html);
    versions[path] = version;
    return withReload(html, version);
  }

  /** esbuild is told once where to begin: another file of texts needs another builder. */
  async function builderFor({ settings, year, content, ...parts }: Sources<S>): Promise<Builder<S>> {
    const wanted = JSON.stringify([parts, content]);
    if (builder && wanted === opened) return builder;
    await builder?.close();
    builder = undefined;
    // The compiler is asked by itself.
    const texts = content && { content: { ...content, types: '' } };
    builder = await openBuilder<S>({ ...parts, ...texts, modules, stage, compressed: false, decorate });
    opened = wanted;
    return builder;
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
    announceFailures();
  }

  const describe = (found: readonly string[]) => formatFailures(found.map((failure) => withCodeFrame(root, failure)));

  function tell(found: readonly string[]): void {
    if (found.length > 0) console.error(`\n${describe(found)}\n`);
  }

  const announceFailures = () => announce({ '*': versionOf(failureHtml()) });

  function fail(error: unknown): void {
    failures.build = failuresOf(error, root);
    tell(failures.build);
    announceFailures();
  }

  /** The compiler's words are the clearer ones: what it finds, a build may only stumble over. */
  const current = () => (failures.types.length > 0 ? failures.types : failures.build);

  /** The site's page for failures, with those that there are. */
  function failureHtml(): string {
    const text = escapeHtml(describe(current()));
    return failurePage.replace('</h1>', () => `</h1>\n<pre class="dev-failure">${text}</pre>`);
  }

  async function answerWithFailures(response: ServerResponse): Promise<void> {
    await setHeaders(dist, '/500', response);
    const html = failureHtml();
    send(response, 500, 'text/html', withReload(html, versionOf(html)));
  }

  return {
    async update(files, sources) {
      const started = performance.now();
      const { content } = sources;
      const isAsked = content && (questions === 0 || files.some((file) => isContent(file, content)));
      if (isAsked) failures.types = [];
      try {
        const open = await builderFor(sources);
        versions = {};
        await open.build(sources);
        failures.build = [];
        const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
        console.log(`  ${files[0] ?? 'the site'}${more}: built in ${Math.round(performance.now() - started)} ms`);
        if (failures.types.length === 0) announce(versions);
      } catch (error) {
        fail(error);
      }
      if (isAsked) void askCompiler(content.types);
    },

    fail,

    answer(request, response) {
      const { url = '' } = request;
      if (url.startsWith(RELOAD)) void reload.bundle().then((script) => send(response, 200, 'text/javascript', script));
      else if (current().length > 0 && isPage(url)) void answerWithFailures(response);
      else host(request, response);
    },

    async close() {
      await Promise.all([builder?.close(), reload.close()]);
      builder = undefined;
    },
  };
}
