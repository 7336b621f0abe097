/** Starts scripts on elements with a `data-module` attribute. */

/**
 * Calls the default export of each script with each element whose `data-module` has its name.
 * Lists started scripts in `data-attached`, for CSS. An error in one doesn't stop the others.
 */
export function attach(modules: Record<string, (root: HTMLElement) => void>, styles: string): void {
  // Before the scripts, because some of them read the layout.
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    // Use a constructed stylesheet, because the page's CSP blocks new style elements.
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // Safari before 16.4 doesn't support constructed stylesheets. Scripts work without them.
  }
  for (const [name, start] of Object.entries(modules))
    for (const root of document.querySelectorAll<HTMLElement>(`[data-module~="${name}"]`)) {
      try {
        start(root);
        root.dataset.attached = `${root.dataset.attached ?? ''} ${name}`;
      } catch (error) {
        console.error(`Script "${name}" failed:`, error);
      }
    }
}
