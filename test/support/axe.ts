/** What keeps people out, as axe sees it on a page that is open. */

import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Each rule that is broken, with where.
 *
 * @param rules Names of rules, or tags of many.
 */
export async function axeViolations(page: Page, rules = RULES): Promise<string[]> {
  // Once for each page: it takes as long as a small run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (rules): Promise<AxeResults> =>
      // Passed and undecided checks are not listed in full, which is faster.
      (window as never as { axe: typeof import('axe-core') }).axe.run({ runOnly: rules, resultTypes: ['violations'] }),
    rules,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
