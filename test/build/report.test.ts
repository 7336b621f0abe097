import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatReport } from '../../build/report.ts';

test('a report lists pages, totals, time and warnings', () => {
  const pages = [
    { path: '/', raw: 36000, brotli: 9000 },
    { path: '/services', raw: 4000, brotli: 1000 },
  ];
  const files = new Map([['index.html', 36000], ['services.html', 4000], ['favicon.ico', 5]]);
  assert.is(
    formatReport({ pages, files, warnings: ['Mind the gap.'] }, 1.234),
    `  page                         bytes    brotli
  /                           36,000     9,000
  /services                    4,000     1,000
  2 pages                     40,000    10,000

  dist/: 3 files, 40,005 bytes, built in 1.23 s

  ! Mind the gap.`,
  );
});

test.run();
