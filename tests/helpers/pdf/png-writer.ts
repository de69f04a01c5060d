import { crc32, deflateSync } from 'node:zlib';

/** How a PNG is to be written. */
export interface PngTraits {
  readonly colour: 0 | 2 | 3 | 4 | 6;
  readonly bits: number;
  readonly palette?: readonly number[];
  readonly transparency?: readonly number[];
  readonly interlaced?: boolean;
}

const samplesOf = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A PNG of these samples, row by row; each row is written in another one of the five ways. */
export function pngOfSamples(
  width: number,
  height: number,
  samples: readonly number[],
  traits: PngTraits,
): Buffer {
  const { colour, bits, palette, transparency, interlaced = false } = traits;
  const each = samplesOf[colour];
  const rows = (interlaced ? passes : ([[0, 0, 1, 1]] as const)).flatMap(([left, top, across, down]) => {
    const all: number[][] = [];
    for (let y = top; y < height; y += down) {
      const row: number[] = [];
      for (let x = left; x < width; x += across)
        row.push(...samples.slice((y * width + x) * each, (y * width + x + 1) * each));
      if (row.length > 0) all.push(bytesOf(row, bits));
    }
    const dot = Math.max(1, (bits * each) >> 3);
    return all.map((row, index) => written(index % 5, row, all[index - 1] ?? [], dot));
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colour, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', Buffer.from(palette))] : []),
    ...(transparency ? [chunk('tRNS', Buffer.from(transparency))] : []),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function bytesOf(row: readonly number[], bits: number): number[] {
  const inBits = row.map((sample) => sample.toString(2).padStart(bits, '0')).join('');
  return (inBits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}

function written(way: number, row: readonly number[], above: readonly number[], dot: number): number[] {
  const guesses = [
    () => 0,
    (left: number) => left,
    (_left: number, up: number) => up,
    (left: number, up: number) => Math.floor((left + up) / 2),
    paeth,
  ];
  const guess = guesses[way] ?? paeth;
  const differences = row.map((value, index) => {
    const [left = 0, up = 0, corner = 0] = [row[index - dot], above[index], above[index - dot]];
    return (value - guess(left, up, corner) + 256) % 256;
  });
  return [way, ...differences];
}

function paeth(left: number, up: number, corner: number): number {
  const wish = left + up - corner;
  const [nearest] = [left, up, corner].sort((a, b) => Math.abs(wish - a) - Math.abs(wish - b));
  return nearest ?? 0;
}
