/** Where a text is written in the sources, as every finding says it. */

/** Names the places (`file:line`) where a text stands between quotes. Texts put together from parts stand nowhere. */
export type WhereWritten = (text: string) => string[];

/** What goes on after a finding about a text; nothing where the text is written nowhere as it stands. */
export function writtenIn(text: string | undefined, whereWritten: WhereWritten): string {
  const places = text ? whereWritten(text) : [];
  return places.length > 0 ? `\n    written in ${places.join(', ')}` : '';
}
