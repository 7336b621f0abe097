/** Creates HTML without React. */

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);

/** Creates an element without an end tag, such as `<meta …>`. */
export const voidTag = (name: string, attributes: Record<string, string>): string =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)].join(' ')}>`;

/** Creates an element. @param html The element's content, which isn't escaped. */
export const tag = (name: string, attributes: Record<string, string>, html = ''): string =>
  `${voidTag(name, attributes)}${html}</${name}>`;

/** Creates JSON for a script element. Escapes `<`, so a string can't contain `</script>`. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
