import { type BoundedText, readBounded, readBoundedFile } from '../host/bounded-text';
import type { CommandContext } from './context';

/** What stands for standard input on a command line. */
export const INPUT = '-';

/** What is in a file that was named, or comes by standard input. */
export function readInput(path: string, { input }: CommandContext): Promise<BoundedText> {
  return path === INPUT ? readBounded(input()) : readBoundedFile(path);
}
