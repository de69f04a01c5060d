import { Inflate } from 'fflate';
import { joinedBytes } from '../../printing/pdf/joined-bytes';

/** So few bytes at a time become at most a megabyte, after which it is known whether that is enough. */
const STEP = 1024;

/** What was packed by `deflate`; nothing where it is damaged, and `too-much` where more comes out than may. */
export function inflated(packed: Uint8Array, most: number): Uint8Array | 'too-much' | undefined {
  const parts: Uint8Array[] = [];
  let size = 0;
  const ends: boolean[] = [];
  const inflate = new Inflate((part, isLast) => {
    parts.push(part);
    size += part.length;
    ends.push(isLast);
  });
  try {
    for (let at = 0; at < packed.length; at += STEP) {
      inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
      if (size > most) return 'too-much';
    }
  } catch {
    return undefined;
  }
  return ends.at(-1) ? joinedBytes(parts) : undefined;
}
