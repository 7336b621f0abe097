/** The browser's side of the renderer: starts each script on the markup that names it. */

/** A script's default export: called once for each element that carries its name. */
export type ScriptModule = (root: HTMLElement) => void;

/** Hands stylesheets to the browser: as objects, which a strict policy allows where it forbids style elements. */
function adopt(texts: readonly string[]): void {
  const sheets = texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
}

/**
 * Attaches scripts to every `data-module="name"` on the page. An element may name several,
 * separated by spaces. Each is started once, however often this runs: `data-attached` tells which
 * are, and styles may read it. A failure stays with its element: it is logged and the others go on.
 *
 * @param styles What only scripts show looks as these stylesheets say.
 */
export function attach(modules: Record<string, ScriptModule>, styles: readonly string[] = []): void {
  if (styles.length > 0) adopt(styles);
  for (const [name, start] of Object.entries(modules)) {
    for (const root of document.querySelectorAll<HTMLElement>(`[data-module~="${name}"]:not([data-attached~="${name}"])`)) {
      try {
        start(root);
        root.dataset.attached = [root.dataset.attached, name].filter(Boolean).join(' ');
      } catch (error) {
        console.error(`Script "${name}" could not start:`, error);
      }
    }
  }
}
