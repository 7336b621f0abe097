/** Starts each script on its markup. */

/** A script's default export. Called with each element that has its name in `data-module`. */
export type ScriptModule = (root: HTMLElement) => void;

/**
 * Starts the scripts in each `data-module="name other-name"`. `data-attached` lists those that have
 * started, and styles may read it. An error in one doesn't stop the others.
 *
 * @param styles The stylesheets of the scripts.
 */
export function attach(modules: Record<string, ScriptModule>, styles: string): void {
  for (const [name, start] of Object.entries(modules)) {
    for (const root of document.querySelectorAll<HTMLElement>(`[data-module~="${name}"]`)) {
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
    // An object, because the page's policy blocks new style elements.
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // Safari before 16.4 can't construct stylesheets. The scripts work without them.
  }
}
