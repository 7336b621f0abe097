/** HTML as text: tags that the renderer itself writes, outside of React. */

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);
}

/** Attributes in the order given; `undefined` leaves one out, `true` writes its bare name. */
export type Attributes = Record<string, string | true | undefined>;

function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value!)}"`))
    .join('');
}

/** `<meta …>`, `<link …>`: an element that has no end tag. */
export function voidTag(name: string, attributes: Attributes): string {
  return `<${name}${attributesText(attributes)}>`;
}

/** @param html The element's content, as HTML that is already safe. */
export function tag(name: string, attributes: Attributes, html = ''): string {
  return `<${name}${attributesText(attributes)}>${html}</${name}>`;
}

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
