import { isUtf8 } from 'node:buffer';
import { open, readFile, stat } from 'node:fs/promises';
import { largestFile } from '../../../schemas';
import { isTime, parseRecord } from '../record';
import type { Shelf } from './shelf';

/** What the first line of a file says of what lies behind it, so that a list reads no more than that. */
export interface KeptHeader<Shown> {
  readonly shown: Shown;
  readonly at: number;
}

interface Found<Shown> extends KeptHeader<Shown> {
  /** Where the text begins. */
  readonly start: number;
}

/** Longer than any header: two titles, 40 languages, 200 characters in each, six bytes for a character that JSON escapes. */
const LONGEST_HEADER = 131_072;
const LINE_FEED = 0x0a;

export function keptFileContent<Shown extends object>(
  { shown, at }: KeptHeader<Shown>,
  text: string,
): string {
  return `${JSON.stringify({ at, bytes: Buffer.byteLength(text), ...shown })}\n${text}`;
}

/** The header of a file, without reading the rest of it; nothing for a file that is damaged. */
export async function readHeader<Shown>(
  file: string,
  shelf: Shelf<Shown>,
): Promise<KeptHeader<Shown> | undefined> {
  if (!(await couldBeKept(file))) return undefined;
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_HEADER), 0, LONGEST_HEADER, 0);
    const { size } = await handle.stat();
    return headerIn(buffer.subarray(0, bytesRead), size, shelf);
  } finally {
    await handle.close();
  }
}

/** What was kept; nothing for a file that is damaged. */
export async function readKept<Shown>(file: string, shelf: Shelf<Shown>): Promise<string | undefined> {
  if (!(await couldBeKept(file))) return undefined;
  const bytes = await readFile(file);
  const header = headerIn(bytes, bytes.length, shelf);
  const text = header && bytes.subarray(header.start);
  return text && isUtf8(text) ? text.toString('utf8') : undefined;
}

/** No folder of that name, and no pipe, which might never end. */
async function couldBeKept(file: string): Promise<boolean> {
  const found = await stat(file);
  return found.isFile() && found.size <= LONGEST_HEADER + largestFile;
}

function headerIn<Shown>(
  beginning: Buffer,
  size: number,
  { isShown, noted }: Shelf<Shown>,
): Found<Shown> | undefined {
  const end = beginning.indexOf(LINE_FEED);
  if (end < 0 || end > LONGEST_HEADER) return undefined;
  const { at, bytes, ...shown } = parseRecord(beginning.subarray(0, end).toString('utf8')) ?? {};
  const start = end + 1;
  if (!isTime(at) || bytes !== size - start || !isShown(shown)) return undefined;
  return { shown: noted(shown), at, start };
}
