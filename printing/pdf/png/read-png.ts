import { joinedBytes } from '../joined-bytes';

/** What stands in a PNG, not yet unpacked. */
export interface Png {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  /** Samples of every dot: grey or an index, colours, and how far it is seen through. */
  readonly samples: number;
  readonly colours: 'grey' | 'indexed' | 'rgb';
  readonly hasOpacity: boolean;
  readonly isInterlaced: boolean;
  /** Three bytes for every index. */
  readonly palette: Uint8Array;
  /** Of indexes how opaque each is; else the one colour that is not there, two bytes for each of its parts. */
  readonly transparency: Uint8Array | undefined;
  readonly packed: Uint8Array;
}

/** By the number that a PNG has for them. */
const kinds = new Map<number, Pick<Png, 'samples' | 'colours' | 'hasOpacity'>>([
  [0, { samples: 1, colours: 'grey', hasOpacity: false }],
  [2, { samples: 3, colours: 'rgb', hasOpacity: false }],
  [3, { samples: 1, colours: 'indexed', hasOpacity: false }],
  [4, { samples: 2, colours: 'grey', hasOpacity: true }],
  [6, { samples: 4, colours: 'rgb', hasOpacity: true }],
]);
/** More is no picture of a tile, and would not fit into the memory. */
const MOST_DOTS = 64_000_000;
const BEGINNING = 8;
const AROUND = 12;

/** Nothing for what is none, or one that is cut off. */
export function readPng(bytes: Uint8Array): Png | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = new Map<string, Uint8Array[]>();
  for (let at = BEGINNING; at + AROUND <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (at + AROUND + length > bytes.length) return undefined;
    const alike = chunks.get(name) ?? [];
    alike.push(bytes.subarray(at + 8, at + 8 + length));
    chunks.set(name, alike);
    at += AROUND + length;
  }
  const [header] = chunks.get('IHDR') ?? [];
  if (!header || header.length < 13 || !chunks.has('IEND')) return undefined;
  const [bits = 0, kind = 0, , , interlacing] = header.subarray(8);
  const [width, height] = [view.getUint32(BEGINNING + 8), view.getUint32(BEGINNING + 12)];
  const traits = kinds.get(kind);
  const palette = joinedBytes(chunks.get('PLTE') ?? []);
  if (!traits || ![1, 2, 4, 8, 16].includes(bits)) return undefined;
  if (traits.colours === 'indexed' && (palette.length < 3 || bits === 16)) return undefined;
  if (width < 1 || height < 1 || width * height > MOST_DOTS) return undefined;
  return {
    ...traits,
    width,
    height,
    bits,
    isInterlaced: interlacing === 1,
    palette,
    transparency: chunks.get('tRNS')?.[0],
    packed: joinedBytes(chunks.get('IDAT') ?? []),
  };
}
