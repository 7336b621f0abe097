/** A telephone number in the two forms that a page needs. */

/** @param number A North American number as `+1` and ten digits. */
export function phoneText(number: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  if (!area) throw new Error(`Phone number "${number}": expected +1 and ten digits, such as +12105550100`);
  return `(${area}) ${exchange}-${line}`;
}

export function phoneHref(number: string): string {
  return `tel:${number}`;
}
