import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { largestFile } from '../../schemas';
import type { OpenedFile } from '../contract';
import { Refusal } from './errors';

/** The file that a user chose. What is no ordinary file (a pipe, a device) could be read without end. */
export async function readOpenedFile(path: string): Promise<OpenedFile | Refusal> {
  try {
    const found = await stat(path);
    if (!found.isFile()) return new Refusal('not-readable');
    if (found.size > largestFile) return new Refusal('too-large');
    return { name: basename(path), text: await readFile(path, 'utf8') };
  } catch {
    return new Refusal('not-readable');
  }
}
