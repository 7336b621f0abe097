/** Finds accessibility issues with axe. */

import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns each violated rule with the affected elements. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Inject axe only once per page, because injecting it takes as long as a run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (rules): Promise<AxeResults> =>
      // Listing only violations is faster.
      (window as never as { axe: typeof import('axe-core') }).axe.run({ runOnly: rules, resultTypes: ['violations'] }),
    RULES,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
