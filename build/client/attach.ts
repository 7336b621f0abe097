/** The browser's side of the renderer: starts each script on the markup that names it. */

/** A script's default export: called once for each element that carries its name. */
export type ScriptModule = (root: HTMLElement) => void;

/**
 * Attaches scripts to every `data-module="name"` on the page. An element may name several, separated by spaces. Each is
 * started once, however often this runs: `data-attached` lists those that were, and styles may read it. A failure stays
 * with its element: it is logged and the others go on.
 *
 * @param styles The stylesheet of what only scripts show.
 */
export function attach(modules: Record<string, ScriptModule>, styles: string): void {
  for (const [name, start] of Object.entries(modules)) {
    for (const root of document.querySelectorAll<HTMLElement>(
      `[data-module~="${name}"]:not([data-attached~="${name}"])`,
    )) {
      try {
        start(root);
        root.dataset.attached = `${root.dataset.attached ?? ''} ${name}`.trim();
      } catch (error) {
        console.error(`Script "${name}" failed:`, error);
      }
    }
  }
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    // An object, because a strict policy blocks style elements.
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // Safari before 16.4 cannot construct stylesheets. The scripts have started all the same.
  }
}
