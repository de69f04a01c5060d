import { basename } from 'node:path';
import { temporaryBeside } from '../../main/host/temporary-name';

/** The name of what a write that was killed at some time has left of a file. */
export function leftoverOf(file: string, killed: Date): string {
  return asOldAs(killed, basename(temporaryBeside(file)));
}

/** The same name, given at another time. */
export function asOldAs(moment: Date, name: string): string {
  return name.replace(/(?<=\.)\d{13}(?=-[0-9a-f-]{36}\.\w+$)/, `${moment.getTime()}`.padStart(13, '0'));
}
