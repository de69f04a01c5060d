import { strFromU8, strToU8 } from 'fflate';
import { carriedInBundle } from './bundle/bundle';
import { isZip } from './bundle/zip';
import { type Carried, nothingCarried } from './carried';
import { missionInText } from './coded-text';
import { isPage, missionInPage } from './page';
import { isPng, missionInPng } from './png';
import { isSvg, missionInSvg } from './svg';

export type { Cargo, Carried, CarriedFile } from './carried';

/** What is no file of ours and may bring one along. */
interface Carrier {
  readonly isOne: (bytes: Uint8Array, text: () => string) => boolean;
  readonly carried: (bytes: Uint8Array, text: () => string) => Carried;
}

const jpeg = [0xff, 0xd8, 0xff];
const webp = strToU8('RIFF');

const carriers: readonly Carrier[] = [
  { isOne: isZip, carried: carriedInBundle },
  { isOne: isPng, carried: missionInPng },
  {
    // What chat programs make of a PNG: a mission that was in it is lost.
    isOne: (bytes) => [jpeg, webp].some((beginning) => beginning.every((byte, at) => bytes[at] === byte)),
    carried: () => nothingCarried('picture-without-mission'),
  },
  { isOne: (_, text) => isSvg(text()), carried: (_, text) => missionInSvg(text()) },
  { isOne: (_, text) => isPage(text()), carried: (_, text) => missionInPage(text()) },
  {
    isOne: (_, text) => missionInText(text()) !== undefined,
    carried: (_, text) => missionInText(text()) ?? nothingCarried('text-damaged'),
  },
];

/** JSON is a file by itself, whatever stands in it. */
const json = /^\ufeff?\s*[[{]/;

/** What a file carries; nothing where it is none that could, but a file of ours or of anybody. */
export function carriedIn(bytes: Uint8Array): Carried | undefined {
  if (json.test(strFromU8(bytes.subarray(0, 1000)))) return undefined;
  let read: string | undefined;
  const text = () => (read ??= strFromU8(bytes));
  return carriers.find(({ isOne }) => isOne(bytes, text))?.carried(bytes, text);
}
