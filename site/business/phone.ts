/** A phone number as text and as a link. */

/** @param phone A North American number as `+1` and ten digits. */
export function phoneText(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  if (!area) throw new Error(`Phone number "${phone}": expected +1 and ten digits, such as +12105550100`);
  return `(${area}) ${exchange}-${line}`;
}

/** True for a number that costs the caller nothing. */
export const isTollFree = (phone: string): boolean => /^\+18(00|33|44|55|66|77|88)/.test(phone);

export function phoneHref(phone: string): string {
  return `tel:${phone}`;
}

/**
 * A link that starts a text message. `?&body=` works on iOS, which reads what follows the `&`, and
 * on Android, which reads the query.
 */
export function textHref(phone: string, message = ''): string {
  return `sms:${phone}?&body=${encodeURIComponent(message)}`;
}
