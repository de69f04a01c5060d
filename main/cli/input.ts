import type { Problem } from '../../schemas';
import { type Cargo, carriedIn } from '../../sharing/carriers';
import { largestCarrier } from '../../sharing/carriers/limits';
import { type BoundedText, bounded, boundedText, readBoundedBytes } from '../host/bounded-text';
import type { CommandContext } from './context';

/** What stands for standard input on a command line. */
export const INPUT = '-';

/** What is in a file that was named, or comes by standard input; of one that carries missions the first of them. */
export async function readInput(path: string, context: CommandContext): Promise<BoundedText> {
  const read = await readMissions(path, context);
  return read.ok ? { ok: true, text: read.missions[0].text } : read;
}

/** The missions that a file carries, or the file itself. */
export async function readMissions(
  path: string,
  { input }: CommandContext,
): Promise<Pick<Cargo, 'ok' | 'missions'> | { ok: false; problem: Problem }> {
  const read = await (path === INPUT
    ? bounded(input(), largestCarrier)
    : readBoundedBytes(path, largestCarrier));
  if (!read.ok) return read;
  const carried = carriedIn(read.bytes);
  if (carried) return carried;
  const text = boundedText(read.bytes);
  return text.ok ? { ok: true, missions: [{ name: 'mission', text: text.text }] } : text;
}
