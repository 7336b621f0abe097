/** Fills in the templates of host configuration in this folder. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces each `{{name}}` with a value. A value on a line of its own ends with a line break. */
export const fillTemplate = (file: string, values: Readonly<Record<string, string>>): string =>
  readFileSync(join(__dirname, file), 'utf8').replace(
    /^\{\{(\w+)\}\}\n|\{\{(\w+)\}\}/gm,
    (_, block, inline) => values[block ?? inline]!,
  );
