/** Tests the pages in the text browser lynx, which ignores styles, scripts and `hidden`. */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { business } from '../../site/business/business.ts';
import { phoneText } from '../../site/business/phone.ts';
import { delivery, form, toast } from '../../site/content/contact.ts';
import { zipCheck } from '../../site/content/service-areas.ts';
import { buildWith } from '../support/built-site.ts';
import { findProgram } from '../support/programs.ts';

/** Texts that only a script shows. */
const LATER = [
  ...[toast.title, toast.text, delivery.sent, ...Object.values(delivery.failures), ...Object.values(form.errors)],
  ...[form.selected, zipCheck.listed.answer, zipCheck.far.answer, zipCheck.invalid.answer],
];

const lynx = findProgram('lynx', 'LYNX_PATH', 'lynx');
if (lynx)
  test('a text browser shows the phone number, and no text that only a script shows', async () => {
    const { dist } = await buildWith({ quoteEndpoint: 'https://quotes.example/new' }, { compressed: false });
    for (const page of ['contact.html', 'service-areas.html']) {
      const options = ['-dump', '-nolist', '-width=1000', '-display_charset=utf-8'];
      const text = execFileSync(lynx, [...options, join(dist, page)], { encoding: 'utf8' });
      assert.match(text, phoneText(business.phone));
      // Placeholders may have any value.
      const shown = LATER.filter((later) => later.split(/\{\w+\}/).every((part) => text.includes(part)));
      assert.equal(shown, [], page);
    }
  });

test.run();
