/** Formats phone numbers as text and links. */

/** @param phone North American number, such as `+12105550100`, `+1210555DOOR` or `+1800GARAGES`. */
export const phoneText = (phone: string) =>
  phone.replace(/^\+1(\d{3})-?(\d{3})-?(\w{4})$/, '($1) $2-$3').replace(/^\+1(\d{3})-?/, '($1) ');

const KEYPAD = '22233344455566677778889999';

/** Returns the ten digits to dial, such as `+12105553667` for `+1210555DOOR` and `+1210555DOORS`. */
export const dialed = (phone: string) =>
  phone
    .replaceAll('-', '')
    .slice(0, 12)
    .replace(/[A-Z]/g, (letter) => KEYPAD[letter.charCodeAt(0) - 65]!);

/** True if calls to the number are free. */
export const isTollFree = (phone: string): boolean => /^\+18(00|33|44|55|66|77|88)/.test(phone);

export const phoneHref = (phone: string) => `tel:${dialed(phone)}`;

/**
 * Creates a link that starts a text message. `?&body=` works on iOS, which needs the `&`, and on
 * Android, which needs the `?`.
 */
export const textHref = (phone: string, message = '') => `sms:${dialed(phone)}?&body=${encodeURIComponent(message)}`;
