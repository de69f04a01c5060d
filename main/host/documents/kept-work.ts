import type { KeptDraft, Value } from '../../contract';
import { readBoundedFile } from '../bounded-text';
import { HostRefusal } from '../errors';
import type { Services } from '../services';
import { type Cabinet, described } from './cabinet';
import type { DraftFile, StoredDraft } from './drafts';
import { fileState, realPath } from './file-state';
import type { OpenDocument } from './open-documents';
import { leadsTo } from './own-saves';
import { othersHaveLeft, type Visitor } from './visitor';

type KeptWork = Pick<
  Services,
  'draft.keep' | 'draft.drop' | 'drafts.list' | 'draft.read' | 'versions.list' | 'versions.read'
>;

/** Drafts of what was not saved, and versions of what was saved over. */
export function keptWorkServices(cabinet: Cabinet, visitor: Visitor): KeptWork {
  const { drafts, open, versions } = cabinet;
  /** The files of drafts by their keys, so that to list them twice opens no file twice. */
  const files = new Map<string, OpenDocument>();
  return {
    'draft.keep': async ({ document: id, ...draft }) => {
      // A draft of a document that is known no more is kept all the same: the work counts, not the file.
      const document = id === undefined ? undefined : open.find(id);
      await drafts.keep(draft, document, visitor);
      return null;
    },
    'draft.drop': async (key) => {
      await drafts.drop(key);
      return null;
    },
    'drafts.list': async (window) => {
      await othersHaveLeft(() => !drafts.isHeldElsewhere(window, visitor));
      const taken = await drafts.take(visitor);
      return Promise.all(taken.map((draft) => keptDraft(cabinet, draft, files, window, visitor)));
    },
    'draft.read': async (key) => {
      return (await drafts.read(key)) ?? new HostRefusal('not-known');
    },
    'versions.list': (id) => {
      const document = open.find(id);
      return document ? versions.list(document.real) : new HostRefusal('not-known');
    },
    'versions.read': async (id, version): Promise<Value<'versions.read'> | HostRefusal> => {
      const document = open.find(id);
      const file = document && (await versions.fileOf(document.real, version));
      if (!file) return new HostRefusal('not-known');
      const read = await readBoundedFile(file);
      if (read.ok) return { text: read.text };
      return new HostRefusal('not-readable', {
        name: described(cabinet, document).name,
        problem: read.problem,
      });
    },
  };
}

async function keptDraft(
  cabinet: Cabinet,
  draft: StoredDraft,
  files: Map<string, OpenDocument>,
  asking: string,
  visitor: Visitor,
): Promise<KeptDraft> {
  const { key, name, at, window } = draft;
  const file = draft.file && (await fileOfDraft(cabinet, draft, draft.file, files, visitor));
  return { key, name, at, own: window === asking, ...(file && { file }) };
}

/** Opens the file that a draft belongs to, as it was when the work began: saving sees whether it still is that. */
async function fileOfDraft(
  cabinet: Cabinet,
  { key, hash: drawn, ownSaves }: StoredDraft,
  { path, hash: before }: DraftFile,
  files: Map<string, OpenDocument>,
  visitor: Visitor,
): Promise<KeptDraft['file']> {
  const found = await fileState(path).catch(() => undefined);
  if (found?.is !== 'file' && found?.is !== 'too-large') return undefined;
  const now = found.is === 'file' ? found.hash : found.is;
  const known = files.get(key);
  if (known?.path === path && cabinet.open.find(known.id) === known) {
    return { ...described(cabinet, known), changed: now !== known.hash };
  }
  // Where a kill came right after a save, the file has the draft already, or what was drawn after it.
  const isOwn = now === drawn || leadsTo(ownSaves, before, now);
  const hash = isOwn ? now : before;
  const document = cabinet.open.add({ path, real: await realPath(path), hash, visitor });
  // What is said here need not be said again.
  document.told = now;
  files.set(key, document);
  return { ...described(cabinet, document), changed: now !== hash };
}
