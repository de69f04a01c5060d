import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { problem } from '../../schemas';
import type { OpenedFile } from '../contract';
import { type BoundedText, readBoundedFile } from './bounded-text';
import { Refusal } from './errors';

/** The file that a user chose; where it cannot be opened, its name and the reason. */
export async function readOpenedFile(path: string): Promise<OpenedFile | Refusal> {
  const name = basename(path);
  const read = await readChosen(path);
  if (read.ok) return { name, text: read.text };
  return new Refusal('not-readable', { name, problem: read.problem });
}

/** A pipe or a device could keep the window waiting for ever. */
async function readChosen(path: string): Promise<BoundedText> {
  const found = await stat(path).catch(() => undefined);
  const couldWait = found && !found.isFile() && !found.isDirectory();
  return couldWait ? { ok: false, problem: problem('unreadable') } : readBoundedFile(path);
}
