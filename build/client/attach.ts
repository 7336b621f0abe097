/** The browser's side of the renderer: starts each script on the markup that names it. */

/** A script's default export: called once for each element that carries its name. */
export type ScriptModule = (root: HTMLElement) => void;

/** Hands a stylesheet to the browser: as an object, which a strict policy allows where it forbids style elements. */
function adopt(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Attaches scripts to every `data-module="name"` on the page. An element may name several,
 * separated by spaces. Each is started once, however often this runs: `data-attached` tells which
 * are, and styles may read it. A failure stays with its element: it is logged and the others go on.
 *
 * @param styles What only scripts show looks as this stylesheet says.
 */
export function attach(modules: Record<string, ScriptModule>, styles: string): void {
  adopt(styles);
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
}
