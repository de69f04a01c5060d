export interface FontWidths {
  /** In thousandths of the font size; undefined where the font has no glyph. */
  widthOf(codePoint: number): number | undefined;
  readonly capHeight: number;
}

/** Reads what setting a line needs from a TrueType font: head, hhea, hmtx, cmap (format 4), glyf of the letter H. */
export function readFont(file: Uint8Array): FontWidths {
  const data = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = tableOffsets(data);
  const at = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`the font has no table '${tag}'`);
    return offset;
  };
  const unitsPerEm = data.getUint16(at('head') + 18);
  const longLoca = data.getInt16(at('head') + 50) === 1;
  const metrics = data.getUint16(at('hhea') + 34);
  const thousandths = (units: number): number => Math.round((units * 1000) / unitsPerEm);
  const glyphs = glyphsOf(data, at('cmap'));
  const letter = glyphs(0x48);
  const loca = at('loca');
  const start = longLoca ? data.getUint32(loca + letter * 4) : data.getUint16(loca + letter * 2) * 2;
  return {
    capHeight: thousandths(data.getInt16(at('glyf') + start + 8)),
    widthOf(codePoint) {
      const glyph = glyphs(codePoint);
      if (glyph === 0) return undefined;
      return thousandths(data.getUint16(at('hmtx') + Math.min(glyph, metrics - 1) * 4));
    },
  };
}

function tableOffsets(data: DataView): Map<string, number> {
  const count = data.getUint16(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const record = 12 + index * 16;
      const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => data.getUint8(record + byte)));
      return [tag, data.getUint32(record + 8)];
    }),
  );
}

/** The glyph of a code point, 0 if there is none. */
function glyphsOf(data: DataView, cmap: number): (codePoint: number) => number {
  const count = data.getUint16(cmap + 2);
  const offsets = Array.from({ length: count }, (_, index) => cmap + data.getUint32(cmap + 8 + index * 8));
  const table = offsets.find((offset) => data.getUint16(offset) === 4);
  if (table === undefined) throw new Error('the font has no character map of format 4');
  const segments = data.getUint16(table + 6) / 2;
  const word = (row: number, segment: number): number => table + 14 + row * segments * 2 + segment * 2;
  return (codePoint) => {
    for (let segment = 0; segment < segments; segment++) {
      if (data.getUint16(word(0, segment)) < codePoint) continue;
      const first = data.getUint16(word(1, segment) + 2);
      if (first > codePoint) return 0;
      const delta = data.getInt16(word(2, segment) + 2);
      const rangeAt = word(3, segment) + 2;
      const range = data.getUint16(rangeAt);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = data.getUint16(rangeAt + range + (codePoint - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
