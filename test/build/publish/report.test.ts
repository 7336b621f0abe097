/** What a build prints: pages, budgets, totals and warnings. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatReport } from '../../../build/publish/report.ts';

test('a report lists pages, budgets, totals, time and warnings', () => {
  const pages = [
    { path: '/', raw: 36000, brotli: 9000, budget: 8500 },
    { path: '/services', raw: 4000, brotli: 1000, budget: 1000 },
    { path: '/404', raw: 400, brotli: 100 },
  ];
  const files = new Map([
    ['index.html', 36000],
    ['services.html', 4000],
    ['404.html', 400],
    ['favicon.ico', 5],
  ]);
  assert.is(
    formatReport({ pages, files, warnings: ['Mind the gap.'] }, 1.234),
    `  page                         bytes    brotli    budget
  /                           36,000     9,000     8,500
  /services                    4,000     1,000     1,000
  /404                           400       100
  3 pages                     40,400    10,100

  dist/: 4 files, 40,405 bytes, built in 1.23 s

  ! / weighs 9,000 bytes, 500 more than its budget.
  ! Mind the gap.`,
  );
});

test.run();
