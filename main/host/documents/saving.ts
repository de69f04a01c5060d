import { lstat } from 'node:fs/promises';
import type { SavedFile } from '../../contract';
import { HostRefusal } from '../errors';
import type { Services } from '../services';
import { type Cabinet, described, noteRecent } from './cabinet';
import { type FileState, realPath } from './file-state';
import type { OpenDocument } from './open-documents';
import { saveFile } from './save-file';
import type { Visitor } from './visitor';

type Saving = Pick<Services, 'document.save' | 'document.saveAs'>;

export function savingServices(
  cabinet: Cabinet,
  chooseTarget: ((name: string) => Promise<string | undefined>) | undefined,
  visitor: Visitor,
): Saving {
  return {
    'document.save': (id, text, anyway) => {
      const document = cabinet.open.find(id);
      return document ? save(cabinet, document, text, anyway) : new HostRefusal('not-known');
    },
    'document.saveAs': async (name, text, anyway) => {
      // The system's dialog has asked already whether a file may be replaced.
      if (!chooseTarget) return saveAs(cabinet, await cabinet.library.fileFor(name), text, anyway, visitor);
      const path = await chooseTarget(name);
      return path === undefined ? null : saveAs(cabinet, path, text, true, visitor);
    },
  };
}

function save(
  cabinet: Cabinet,
  document: OpenDocument,
  text: string,
  anyway: boolean,
): Promise<SavedFile | HostRefusal> {
  const { path, real } = document;
  return cabinet.turns(real, async () => {
    const willWrite = (hash: string) => cabinet.drafts.willSave(document, hash);
    try {
      const saved = await saveFile({ path, real, content: text, willWrite }, cabinet, (found, hash) =>
        anyway ? undefined : objection(found, [document.hash, hash]),
      );
      if (saved instanceof HostRefusal) return saved;
      cabinet.open.agree(document, saved);
    } finally {
      cabinet.drafts.hasSaved(document);
    }
    await noteRecent(cabinet, path);
    return described(cabinet, document);
  });
}

/** A file may be written over that holds what the window knows, or what it is to hold anyway. */
function objection(found: FileState, known: readonly string[]): HostRefusal | undefined {
  if (found.is === 'gone') return new HostRefusal('gone');
  return found.is === 'file' && known.includes(found.hash) ? undefined : new HostRefusal('changed-on-disk');
}

async function saveAs(
  cabinet: Cabinet,
  path: string,
  text: string,
  mayReplace: boolean,
  visitor: Visitor,
): Promise<SavedFile | HostRefusal> {
  const real = await realPath(path);
  return cabinet.turns(real, async () => {
    // A link that leads nowhere has the name, too, and would take the mission wherever it points.
    const isLink = await lstat(path).then(
      (found) => found.isSymbolicLink(),
      () => false,
    );
    const isTaken = (found: FileState) => found.is !== 'gone' || isLink;
    const hash = await saveFile({ path, real, content: text }, cabinet, (found) =>
      mayReplace || !isTaken(found) ? undefined : new HostRefusal('name-taken'),
    );
    if (hash instanceof HostRefusal) return hash;
    const document = cabinet.open.add({ path, real: await realPath(path), hash, visitor });
    await noteRecent(cabinet, path);
    return described(cabinet, document);
  });
}
