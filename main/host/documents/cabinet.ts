import type { SavedFile } from '../../contract';
import type { Disk } from '../disk';
import { sweepLeftovers } from '../leftovers';
import { type Turns, takeTurns } from '../turns';
import { claimFilesIn } from './claim-files';
import { claimsIn } from './claims';
import { type Drafts, draftsIn } from './drafts';
import { type Library, libraryIn } from './library';
import { type ByOneProgram, byOneProgramAmong } from './one-program';
import { type OpenDocument, type OpenDocuments, openDocuments } from './open-documents';
import { type Recents, recentsIn } from './recents';
import { shownFile } from './shown-file';
import { type Versions, versionsIn } from './versions';

/** Everything that the host keeps of documents. */
export interface Cabinet {
  readonly disk: Disk;
  readonly open: OpenDocuments;
  readonly library: Library;
  readonly versions: Versions;
  readonly recents: Recents;
  readonly drafts: Drafts;
  /** Whoever reads or writes a document's file waits for its turn, under the name of the file behind links. */
  readonly turns: Turns;
  /** Whoever writes it waits for other programs of ours, too. */
  readonly byOneProgram: ByOneProgram;
}

export interface CabinetDeeds {
  readonly disk: Disk;
  readonly listLibrary: boolean;
  /** Told where work lies now that was kept and cannot be read. */
  readonly damaged: (file: string) => void;
}

export function cabinetIn(folder: string, { disk, listLibrary, damaged }: CabinetDeeds): Cabinet {
  const library = libraryIn(folder);
  const claims = claimFilesIn(folder, disk);
  void sweepLeftovers(library.folder);
  return {
    disk,
    open: openDocuments(),
    library,
    versions: versionsIn(folder, disk),
    recents: recentsIn(folder, library, listLibrary, disk),
    drafts: draftsIn(folder, { disk, claims: claimsIn(claims), damaged }),
    turns: takeTurns(),
    byOneProgram: byOneProgramAmong(claims),
  };
}

/** What a window may know of the file of a document. */
export function described({ library }: Cabinet, { id, path }: OpenDocument): SavedFile {
  return { document: id, ...shownFile(path, library) };
}

/** The list of recent files is a comfort: that it cannot be kept must not make anything else fail. */
export async function noteRecent({ recents }: Cabinet, path: string): Promise<void> {
  await recents.note(path).catch((error: unknown) => console.error(error));
}
