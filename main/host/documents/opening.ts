import { basename, dirname, resolve } from 'node:path';
import { problem } from '../../../schemas';
import type { AskedFile, OpenedFile, ReadFile } from '../../contract';
import { hashOf } from '../content-hash';
import { HostRefusal } from '../errors';
import { sweepLeftovers } from '../leftovers';
import type { Services } from '../services';
import { temporaryPrefix } from '../temporary-name';
import { type Cabinet, described, noteRecent } from './cabinet';
import { keepLeftAside } from './displaced';
import { realPath } from './file-state';
import type { OpenDocument } from './open-documents';
import { readNamedFile } from './read-file';
import { shownFile } from './shown-file';
import type { Visitor } from './visitor';

type Opening = Pick<
  Services,
  | 'document.open'
  | 'document.openRecent'
  | 'document.takeAsked'
  | 'document.reload'
  | 'document.resume'
  | 'document.close'
>;

export interface OpeningParts {
  chooseFile: (() => Promise<string | undefined>) | undefined;
  /** Takes the next of what whoever started the app asked for. */
  takeAsked: () => string | undefined;
  /** There is more to be taken. */
  askAgain: () => void;
}

/** The next file may be the largest there is, and an answer has room for that, however it is written. */
const ENOUGH_FOR_ONE_ANSWER = 1_000_000;

export function openingServices(
  cabinet: Cabinet,
  { chooseFile, takeAsked, askAgain }: OpeningParts,
  visitor: Visitor,
): Opening {
  return {
    'document.open': async () => {
      if (!chooseFile) return new HostRefusal('not-here');
      const path = await chooseFile();
      return path === undefined ? null : openFile(cabinet, path, visitor);
    },
    'document.openRecent': async (recent) => {
      const path = await cabinet.recents.pathOf(recent);
      return path === undefined ? new HostRefusal('not-known') : openFile(cabinet, path, visitor);
    },
    'document.takeAsked': async () => {
      const files: AskedFile[] = [];
      let characters = 0;
      for (let path = takeAsked(); path !== undefined; path = takeAsked()) {
        const file = await openFile(cabinet, path, visitor);
        if (!(file instanceof HostRefusal)) {
          files.push({ ok: true, file });
          characters += charactersOf(file);
        } else if (file.file) files.push({ ok: false, refused: file.file });
        if (characters < ENOUGH_FOR_ONE_ANSWER) continue;
        askAgain();
        break;
      }
      return files;
    },
    'document.reload': (id) => {
      const document = cabinet.open.find(id);
      return document ? reload(cabinet, document, visitor) : new HostRefusal('not-known');
    },
    'document.resume': (id) => (cabinet.open.resume(id, visitor) ? null : new HostRefusal('not-known')),
    'document.close': (id) => {
      cabinet.open.close(id);
      return null;
    },
  };
}

/** Opens the file at a path that the user, never a page, has named. */
export async function openFile(
  cabinet: Cabinet,
  named: string,
  visitor: Visitor,
): Promise<ReadFile | HostRefusal> {
  const path = resolve(named);
  const read = await readNamedFile(path);
  if (read instanceof HostRefusal) return read;
  if ('carried' in read) {
    await noteRecent(cabinet, path);
    return { ...shownFile(path, cabinet.library), ...read };
  }
  const { text } = read;
  const real = await realPath(path);
  // What a save that was killed has left in the user's own folder.
  void sweepLeftovers(dirname(real), temporaryPrefix(real));
  void cabinet.turns(real, () => keepLeftAside(cabinet.versions, real));
  const document = cabinet.open.add({ path, real, hash: hashOf(text), visitor });
  await noteRecent(cabinet, path);
  return opened(cabinet, document, text);
}

function reload(
  cabinet: Cabinet,
  { path, real }: OpenDocument,
  visitor: Visitor,
): Promise<OpenedFile | HostRefusal> {
  return cabinet.turns(real, async () => {
    const read = await readNamedFile(path);
    if (read instanceof HostRefusal) {
      return read.file?.problem.code === 'no-such-file' ? new HostRefusal('gone') : read;
    }
    if ('carried' in read)
      return new HostRefusal('not-readable', { name: basename(path), problem: problem('not-utf8') });
    const { text } = read;
    return opened(cabinet, cabinet.open.add({ path, real, hash: hashOf(text), visitor }), text);
  });
}

async function opened(cabinet: Cabinet, document: OpenDocument, text: string): Promise<OpenedFile> {
  const readOnly = !(await cabinet.disk.mayWrite(document.path));
  return { ...described(cabinet, document), text, ...(readOnly && { readOnly }) };
}

function charactersOf(file: ReadFile): number {
  const texts = 'carried' in file ? file.carried.map(({ text }) => text) : [file.text];
  return texts.reduce((sum, { length }) => sum + length, 0);
}
