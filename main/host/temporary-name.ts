import { randomUUID } from 'node:crypto';
import { basename, dirname, join } from 'node:path';

/**
 * A name for what is still being written, in the same folder, because a rename is only atomic within one file system.
 * It says when it was given: a second name of an older file says nothing of that itself.
 */
export function temporaryBeside(file: string): string {
  return join(dirname(file), `${temporaryPrefix(file)}${Date.now()}-${randomUUID()}.tmp`);
}

const LONGEST_NAME = 40;

/** How the names of a file's temporary files begin; cut, because a name that just fits would not any more. */
export function temporaryPrefix(file: string): string {
  return `.${Array.from(basename(file)).slice(0, LONGEST_NAME).join('')}.`;
}

const temporary = /^\..*\.(\d{13})-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;

/** When a name was given, or nothing for one that is none of these: in a user's own folder there may be all sorts. */
export function temporarySince(name: string): number | undefined {
  const moment = temporary.exec(name)?.[1];
  return moment === undefined ? undefined : Number(moment);
}
