import { strFromU8, strToU8 } from 'fflate';
import { joinedBytes } from '../../printing/pdf/joined-bytes';
import { type Carried, nothingCarried, oneMission } from './carried';
import { checkSum } from './check-sum';
import { packed, unpacked } from './packed';

// A PNG is a row of chunks: four bytes how long it is, four letters, its bytes, four bytes of check sum.

const BEGINNING = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Around the bytes of a chunk. */
const AROUND = 12;
/** A text chunk whose first word says whose it is. */
const TEXT = 'tEXt';
const keyword = strToU8('Boothill\0');

export function isPng(bytes: Uint8Array): boolean {
  return BEGINNING.every((byte, at) => bytes[at] === byte);
}

/** The picture with a mission in it, which no program shows. */
export function pngWithMission(png: Uint8Array, mission: string): Uint8Array {
  const end = [...chunksOf(png)].find(({ name }) => name === 'IEND');
  if (!end) throw new Error('Only a whole PNG can carry a mission');
  return joinedBytes([png.subarray(0, end.at), textChunk(strToU8(packed(mission))), png.subarray(end.at)]);
}

export function missionInPng(bytes: Uint8Array): Carried {
  for (const { name, content } of chunksOf(bytes)) {
    if (name !== TEXT || !keyword.every((byte, at) => content[at] === byte)) continue;
    const found = unpacked(strFromU8(content.subarray(keyword.length), true));
    return found.ok ? oneMission('mission', found.text) : nothingCarried('picture-damaged');
  }
  return nothingCarried('picture-without-mission');
}

interface Chunk {
  readonly name: string;
  readonly at: number;
  readonly content: Uint8Array;
}

/** As far as they are whole. */
function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = BEGINNING.length; at + AROUND <= bytes.length; ) {
    const length = view.getUint32(at);
    if (at + AROUND + length > bytes.length) return;
    const name = strFromU8(bytes.subarray(at + 4, at + 8), true);
    yield { name, at, content: bytes.subarray(at + 8, at + 8 + length) };
    at += AROUND + length;
  }
}

function textChunk(text: Uint8Array): Uint8Array {
  const body = joinedBytes([strToU8(TEXT), keyword, text]);
  const chunk = new Uint8Array(body.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length - TEXT.length);
  chunk.set(body, 4);
  view.setUint32(4 + body.length, checkSum(body));
  return chunk;
}
