import { randomUUID } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { hashOf } from './content-hash';

/**
 * A name for what is still being written, in the same folder, because a rename is only atomic within one file system.
 * It says when it was given: a second name of an older file says nothing of that itself.
 */
export function temporaryBeside(file: string): string {
  return beside(file, 'tmp');
}

/** The same for what may be nowhere else for a moment: it is never swept, but looked at (`documents/displaced.ts`). */
export function asideBeside(file: string): string {
  return beside(file, 'aside');
}

function beside(file: string, ending: Ending): string {
  return join(dirname(file), `${temporaryPrefix(file)}${Date.now()}-${randomUUID()}.${ending}`);
}

type Ending = 'tmp' | 'aside';

const LONGEST_NAME = 40;

/**
 * How the names of a file's temporary files begin; cut, because a name that just fits would not any more, and with a mark
 * then, because another one may begin like it.
 */
export function temporaryPrefix(file: string): string {
  const name = basename(file);
  const cut = Array.from(name).slice(0, LONGEST_NAME).join('');
  return cut === name ? `.${name}.` : `.${cut}-${hashOf(name).slice(0, 8)}.`;
}

const temporary = /^\..*\.(\d{13})-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(tmp|aside)$/;

/** When a name was given, or nothing for one that is none of these: in a user's own folder there may be all sorts. */
export function temporarySince(name: string, ending: Ending = 'tmp'): number | undefined {
  const [, moment, own] = temporary.exec(name) ?? [];
  return moment === undefined || own !== ending ? undefined : Number(moment);
}
