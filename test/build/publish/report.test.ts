/** Tests the report of npm run build. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatReport } from '../../../build/publish/report.ts';

test('lists pages, budgets, totals, duration, warnings and notices', () => {
  const pages = [{ path: '/', budget: 8500 }, { path: '/services', budget: 1000 }, { path: '/404' }];
  const sizes = { 'index.html': 36000, 'services.html': 4000, '404.html': 400, 'favicon.ico': 5 };
  const compressed = { 'index.html.br': 9000, 'services.html.br': 1000, '404.html.br': 100 };
  const files = new Map(Object.entries({ ...sizes, ...compressed }));
  assert.is(
    formatReport({ pages, files, warnings: ['Mind the gap.'], notices: ['Nobody bakes.'] }, 1.234),
    `  page                         bytes    brotli    budget
  /                           36,000     9,000     8,500
  /services                    4,000     1,000     1,000
  /404                           400       100
  3 pages                     40,400    10,100

  dist/: 7 files, 50,505 bytes, built in 1.23 s

  ! / is 9,000 bytes, 500 over its budget.
  ! Mind the gap.

  >> Nobody bakes.`,
  );
});
