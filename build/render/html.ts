/** HTML as text: tags that the renderer itself writes, outside of React. */

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);

/** In the order given. */
export type Attributes = Readonly<Record<string, string>>;

const attributesText = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** `<meta …>`, `<link …>`: an element that has no end tag. */
export const voidTag = (name: string, attributes: Attributes): string => `<${name}${attributesText(attributes)}>`;

/** @param html The element's content, as HTML that is already safe. */
export const tag = (name: string, attributes: Attributes, html = ''): string =>
  `<${name}${attributesText(attributes)}>${html}</${name}>`;

/**
 * JSON for a `<script type="application/ld+json">`. Such content is not unescaped by browsers, so
 * `</script>` in a text would end it: `<`, `>` and `&` become JSON's own escapes, as do the line
 * separators that older JavaScript parsers end a string at.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
