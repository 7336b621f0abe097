/** Rules for facts and texts that types cannot express, and the check that finds every field that breaks one. */

export interface Rule {
  accepts: (value: unknown) => boolean;
  /** What is accepted, to go on after "expected". */
  expected: string;
  /** Whether no two fields of this name in one file may be alike. */
  unique?: boolean;
  /** Whether a text or a list may be empty. */
  optional?: boolean;
}

/** Rules by field name, at any depth. The entries of a list have the list's name; `any string` is for all others. */
export type Rules = Readonly<Record<string, Rule>>;

/** React escapes texts, so visitors would see markup in them as it is written. */
const MARKUP = /<\/?[a-z][^>]*>|&(#\d+|#x[\da-f]+|[a-z]+);/i;

export const text: Rule = {
  accepts: (value) => typeof value === 'string' && value.trim() === value && value !== '' && !MARKUP.test(value),
  expected: 'a text, without markup and without spaces around it',
};

export const positiveInteger: Rule = {
  accepts: (value) => Number.isInteger(value) && Number(value) > 0,
  expected: 'a whole number above 0',
};

/** Numbers from `least` to `most`. */
export function range(least: number, most: number): Rule {
  return {
    accepts: (value) => typeof value === 'number' && value >= least && value <= most,
    expected: `a number from ${least} to ${most}`,
  };
}

/** Texts that match a regular expression. */
export function pattern(expression: RegExp, expected: string): Rule {
  return { accepts: (value) => typeof value === 'string' && expression.test(value), expected };
}

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What is wrong with one value, to go on after its place; undefined if nothing is. */
function validate(value: unknown, { accepts, expected, optional }: Rule): string | undefined {
  if (optional && isEmpty(value) && value !== undefined) return undefined;
  if (isEmpty(value)) return `is ${value === undefined ? 'missing' : 'empty'}: expected ${expected}`;
  if (accepts(value)) return undefined;
  return `is ${JSON.stringify(value)}: expected ${expected}`;
}

/** The rules for values whose field has none. The compiler checks everything else. */
const DEFAULTS: Rules = {
  string: text,
  number: { accepts: Number.isFinite, expected: 'a number' },
  undefined: { accepts: () => false, expected: 'a value' },
};

/** The fields that name an entry of a list in a failure. */
const NAMES = ['name', 'title', 'question', 'city'];

function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const values = NAMES.map((field) => (entry as Record<string, unknown>)[field]);
  const name = values.find((value) => typeof value === 'string' && value !== '');
  return name ? ` ("${name as string}")` : '';
}

/**
 * Walks through facts and texts, whatever their shape.
 *
 * @param file The file that exports them, for what is told.
 * @param noteOn What to add to a message about a text, such as the lines where it is written.
 * @returns What is wrong, one line for each field: file, field, what stands there, what was expected.
 */
export function checkFields(file: string, exported: object, rules: Rules, noteOn: (text: string) => string): string[] {
  const failures: string[] = [];
  /** The places of the values of unique fields. */
  const placeByValue = new Map<string, string>();

  function visitLeaf(place: string, entryName: string, field: string, value: unknown): void {
    const rule = rules[field] ?? rules[`any ${typeof value}`] ?? DEFAULTS[typeof value];
    if (!rule) return;
    const key = `${field} ${String(value)}`;
    const twin = rule.unique ? placeByValue.get(key) : undefined;
    placeByValue.set(key, place);
    const wrong =
      validate(value, rule) ??
      (twin && `is ${JSON.stringify(value)}, which ${twin} is too: expected every one to be different`);
    if (!wrong) return;
    failures.push(`${file}: ${place}${entryName} ${wrong}${typeof value === 'string' ? noteOn(value) : ''}`);
  }

  function visit(place: string, entryName: string, field: string, value: unknown): void {
    if (Array.isArray(value) && value.length > 0) {
      value.forEach((entry, index) => {
        const entryPlace = `${place}[${index}]`;
        const twin = typeof entry === 'string' ? value.indexOf(entry) : index;
        if (twin < index)
          failures.push(
            `${file}: ${entryPlace} says the same as ${place}[${twin}]: expected every entry to be different`,
          );
        else visit(entryPlace, nameOf(entry), field, entry);
      });
    } else if (Array.isArray(value)) {
      const wrong = validate(value, { ...(rules[field] ?? text), expected: 'at least one entry' });
      if (wrong) failures.push(`${file}: ${place}${entryName} ${wrong}`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(`${place}.${key}`, entryName, key, inner);
    } else visitLeaf(place, entryName, field, value);
  }

  for (const [name, value] of Object.entries(exported)) visit(name, '', name, value);
  return failures;
}
