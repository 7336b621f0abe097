/** Formats phone numbers as text and links. */

/** @param phone North American number, such as `+12105550100`, `+1210555DOOR` or `+1800GARAGES`. */
export const phoneText = (phone: string) =>
  phone.replace(/^\+1(\d{3})-?(\d{3})-?(\w{4})$/, '($1) $2-$3').replace(/^\+1(\d{3})-?/, '($1) ');

/** Returns the digits to dial, such as `+12105553667` for `+1210555DOOR`. */
export const dialed = (phone: string) =>
  phone.replace(/[A-Z]/g, (letter) => '22233344455566677778889999'[letter.charCodeAt(0) - 65]!).replaceAll('-', '');

/** True if calls to the number are free. */
export const isTollFree = (phone: string): boolean => /^\+18(00|33|44|55|66|77|88)/.test(phone);

export const phoneHref = (phone: string) => `tel:${dialed(phone)}`;

/**
 * Creates a link that starts a text message. `?&body=` works on iOS, which needs the `&`, and on
 * Android, which needs the `?`.
 */
export const textHref = (phone: string, message = '') => `sms:${dialed(phone)}?&body=${encodeURIComponent(message)}`;
