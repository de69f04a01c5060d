import { isUtf8 } from 'node:buffer';
import { open, readFile, stat } from 'node:fs/promises';
import { largestFile } from '../../../schemas';
import type { GameShown } from '../../contract';
import { isTime, parseRecord } from '../record';
import { isGameShown } from './game-shown';

/** What the first line of a file says of the game behind it, so that a list of games reads no more than that. */
export interface GameHeader {
  readonly shown: GameShown;
  readonly at: number;
}

interface Found extends GameHeader {
  /** Where the text begins. */
  readonly start: number;
}

/** Longer than any header: 40 languages, 200 characters in each, six bytes for a character that JSON escapes. */
const LONGEST_HEADER = 65_536;
const LINE_FEED = 0x0a;

export function gameFileContent({ shown, at }: GameHeader, text: string): string {
  return `${JSON.stringify({ at, bytes: Buffer.byteLength(text), ...shown })}\n${text}`;
}

/** The header of a file, without reading the rest of it; nothing for a file that is damaged. */
export async function readHeader(file: string): Promise<GameHeader | undefined> {
  if (!(await couldBeGame(file))) return undefined;
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_HEADER), 0, LONGEST_HEADER, 0);
    const { size } = await handle.stat();
    return headerIn(buffer.subarray(0, bytesRead), size);
  } finally {
    await handle.close();
  }
}

/** The text of a game; nothing for a file that is damaged. */
export async function readGame(file: string): Promise<string | undefined> {
  if (!(await couldBeGame(file))) return undefined;
  const bytes = await readFile(file);
  const header = headerIn(bytes, bytes.length);
  const text = header && bytes.subarray(header.start);
  return text && isUtf8(text) ? text.toString('utf8') : undefined;
}

/** No folder of that name, and no pipe, which might never end. */
async function couldBeGame(file: string): Promise<boolean> {
  const found = await stat(file);
  return found.isFile() && found.size <= LONGEST_HEADER + largestFile;
}

function headerIn(beginning: Buffer, size: number): Found | undefined {
  const end = beginning.indexOf(LINE_FEED);
  if (end < 0 || end > LONGEST_HEADER) return undefined;
  const { at, bytes, title, mission, round, outcome } =
    parseRecord(beginning.subarray(0, end).toString('utf8')) ?? {};
  const shown = { title, mission, round, ...(outcome !== undefined && { outcome }) };
  const start = end + 1;
  if (!isTime(at) || bytes !== size - start || !isGameShown(shown)) return undefined;
  return { shown, at, start };
}
