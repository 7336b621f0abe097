/** Formats phone numbers as text and links. */

/** @param phone North American number as `+1` and ten digits. */
export const phoneText = (phone: string) => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** True if calls to the number are free. */
export const isTollFree = (phone: string): boolean => /^\+18(00|33|44|55|66|77|88)/.test(phone);

export const phoneHref = (phone: string) => `tel:${phone}`;

/**
 * Creates a link that starts a text message. `?&body=` works on iOS, which needs the `&`, and on
 * Android, which needs the `?`.
 */
export const textHref = (phone: string, message = '') => `sms:${phone}?&body=${encodeURIComponent(message)}`;
