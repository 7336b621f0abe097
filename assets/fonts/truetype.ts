/** Reads and edits TrueType fonts. */

// https://learn.microsoft.com/en-us/typography/opentype/spec/otff#table-directory
function tableOf(font: Buffer, tag: string): Buffer {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.subarray(12 + index * 16));
  return font.subarray(records.find((record) => record.toString('latin1', 0, 4) === tag)!.readUInt32BE(8));
}

const unitsPerEm = (font: Buffer) => tableOf(font, 'head').readUInt16BE(18);

/** Returns the glyph of each character, except those of more than 16 bits. */
function glyphsOf(font: Buffer): Map<string, number> {
  const cmap = tableOf(font, 'cmap');
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  // https://learn.microsoft.com/en-us/typography/opentype/spec/cmap (format 4)
  const segments = offsets.map((offset) => cmap.subarray(offset)).find((table) => table.readUInt16BE(0) === 4)!;
  const size = segments.readUInt16BE(6);
  const glyphs = new Map<string, number>();
  for (let at = 14; at < 14 + size; at += 2) {
    const [end, start, delta, range] = [0, size + 2, 2 * size + 2, 3 * size + 2].map((array) =>
      segments.readUInt16BE(at + array),
    ) as [number, number, number, number];
    for (let code = start; code <= end && code < 65_535; code += 1) {
      const glyph = range === 0 ? code : segments.readUInt16BE(at + 3 * size + 2 + range + (code - start) * 2);
      if (glyph !== 0) glyphs.set(String.fromCharCode(code), (glyph + delta) % 65_536);
    }
  }
  return glyphs;
}

/** Returns the width of each character in thousandths of the font size, rounded up. */
export function widthsOf(font: Buffer): [character: string, width: number][] {
  const hmtx = tableOf(font, 'hmtx');
  // Glyphs after the last entry have the same width as the last one.
  const last = tableOf(font, 'hhea').readUInt16BE(34) - 1;
  return Array.from(glyphsOf(font), ([character, glyph]) => [
    character,
    Math.ceil((hmtx.readUInt16BE(Math.min(glyph, last) * 4) / unitsPerEm(font)) * 1000),
  ]);
}

/**
 * Sets the width of the spaces, which are the glyphs without an outline.
 *
 * @param font Modified in place.
 * @param width Fraction of the font size.
 */
export function widenSpaces(font: Buffer, width: number): void {
  const table = (tag: string) => tableOf(font, tag);
  const [head, maxp, loca, hmtx] = [table('head'), table('maxp'), table('loca'), table('hmtx')];
  const isLong = head.readUInt16BE(50) === 1;
  const outlineAt = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2));
  for (let glyph = 0; glyph < maxp.readUInt16BE(4); glyph += 1)
    if (outlineAt(glyph) === outlineAt(glyph + 1)) hmtx.writeUInt16BE(width * unitsPerEm(font), glyph * 4);
}
