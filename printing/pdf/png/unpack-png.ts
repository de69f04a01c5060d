import { unzlibSync } from 'fflate';
import type { Png } from './read-png';

/** Dots that were put aside together: every so many columns and rows from where the first of them is. */
interface Pass {
  readonly x: number;
  readonly y: number;
  readonly everyX: number;
  readonly everyY: number;
}

const allAtOnce: readonly Pass[] = [{ x: 0, y: 0, everyX: 1, everyY: 1 }];
const interlaced: readonly Pass[] = [
  { x: 0, y: 0, everyX: 8, everyY: 8 },
  { x: 4, y: 0, everyX: 8, everyY: 8 },
  { x: 0, y: 4, everyX: 4, everyY: 8 },
  { x: 2, y: 0, everyX: 4, everyY: 4 },
  { x: 0, y: 2, everyX: 2, everyY: 4 },
  { x: 1, y: 0, everyX: 2, everyY: 2 },
  { x: 0, y: 1, everyX: 1, everyY: 2 },
];

interface SizedPass extends Pass {
  readonly columns: number;
  readonly rows: number;
  /** Of a row, without the one that says how it is written. */
  readonly bytes: number;
}

function passesOf({ width, height, bits, samples, isInterlaced }: Png): SizedPass[] {
  return (isInterlaced ? interlaced : allAtOnce)
    .map((pass) => {
      const columns = Math.ceil((width - pass.x) / pass.everyX);
      const rows = Math.ceil((height - pass.y) / pass.everyY);
      return { ...pass, columns, rows, bytes: Math.ceil((columns * samples * bits) / 8) };
    })
    .filter(({ columns, rows }) => columns > 0 && rows > 0);
}

/** Its rows as they are written; nothing where there are fewer or other bytes than there must be. */
export function unpackedRows(png: Png): Uint8Array | undefined {
  const length = passesOf(png).reduce((sum, { rows, bytes }) => sum + rows * (bytes + 1), 0);
  try {
    const rows = unzlibSync(png.packed, { out: new Uint8Array(length) });
    return rows.length === length ? rows : undefined;
  } catch {
    return undefined;
  }
}

/** Every sample of every dot, as it was counted; nothing where a row is written in a way that is none. */
export function samplesOf(png: Png, written: Uint8Array): Uint16Array | undefined {
  const { width, height, samples } = png;
  const found = new Uint16Array(width * height * samples);
  let at = 0;
  for (const pass of passesOf(png)) {
    let above = new Uint8Array(pass.bytes);
    for (let row = 0; row < pass.rows; row++) {
      const line = written.slice(at + 1, at + 1 + pass.bytes);
      if (!undo(written[at] ?? 0, line, above, Math.max(1, (png.bits * samples) >> 3))) return undefined;
      const first = (pass.y + row * pass.everyY) * width + pass.x;
      for (let index = 0; index < pass.columns * samples; index++) {
        const column = Math.floor(index / samples);
        found[(first + column * pass.everyX) * samples + (index % samples)] = sampleOf(line, index, png.bits);
      }
      above = line;
      at += pass.bytes + 1;
    }
  }
  return found;
}

function sampleOf(line: Uint8Array, index: number, bits: number): number {
  if (bits === 16) return ((line[index * 2] ?? 0) << 8) | (line[index * 2 + 1] ?? 0);
  const bit = index * bits;
  return ((line[bit >> 3] ?? 0) >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
}

/** A row is written as what differs from its neighbours. */
function undo(way: number, line: Uint8Array, above: Uint8Array, dot: number): boolean {
  if (way > 4) return false;
  if (way === 0) return true;
  for (let index = 0; index < line.length; index++) {
    const left = line[index - dot] ?? 0;
    const up = above[index] ?? 0;
    const guess =
      way === 1
        ? left
        : way === 2
          ? up
          : way === 3
            ? (left + up) >> 1
            : nearest(left, up, above[index - dot] ?? 0);
    line[index] = (line[index] ?? 0) + guess;
  }
  return true;
}

function nearest(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
