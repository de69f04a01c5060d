import { stat } from 'node:fs/promises';
import type { HostEvent } from '../../contract';
import type { Cabinet } from './cabinet';
import { fileState } from './file-state';
import type { OpenDocument } from './open-documents';

/** What the watch remembers of a file from outside. */
interface Watched {
  /** What it looked like when its content was looked at last. */
  settled?: string;
  /** What it looked like a moment ago, if not like that: somebody may still be writing. */
  moving?: string;
}

export interface Watch {
  /** Looks once at the files of all open documents. */
  readonly look: () => Promise<void>;
}

/**
 * Notices what other programs do to open files. It asks, because the systems' own notices get lost on network
 * disks and say nothing of a folder that was moved; two looks must see the same, because programs write in steps.
 */
export function watchFiles({ open, turns }: Cabinet, tell: (event: HostEvent) => void): Watch {
  const watched = new WeakMap<OpenDocument, Watched>();

  async function lookAt(document: OpenDocument): Promise<void> {
    const state = watched.get(document) ?? {};
    watched.set(document, state);
    const outside = await appearance(document.path);
    if (outside === state.settled) {
      delete state.moving;
      return;
    }
    if (outside !== state.moving) {
      state.moving = outside;
      return;
    }
    // In its turn, or a save of our own would be seen when the file is new and its hash still the old one.
    await turns(document.real, async () => {
      const found = await fileState(document.path);
      state.settled = outside;
      tellOf(document, found.is === 'file' ? found.hash : found.is);
    });
  }

  function tellOf(document: OpenDocument, seen: string): void {
    if (seen === document.told || open.find(document.id) !== document) return;
    document.told = seen;
    const now = seen === 'gone' ? 'gone' : seen === document.hash ? 'back' : 'changed';
    tell({ name: 'document.changed', value: { document: document.id, now } });
  }

  return {
    look: async () => {
      // One that cannot be looked at now is looked at again.
      await Promise.all(open.all().map((document) => lookAt(document).catch(() => undefined)));
    },
  };
}

const LOOK_EVERY_MS = 700;

/** Looks as long as the program runs, and does not keep it running. */
export function keepLooking(watch: Watch): void {
  let looking = false;
  const timer = setInterval(() => {
    // A disk that has gone to sleep answers late.
    if (looking) return;
    looking = true;
    void watch.look().finally(() => {
      looking = false;
    });
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** What a file looks like without reading it. */
async function appearance(path: string): Promise<string> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  return found ? `${found.dev} ${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}` : 'gone';
}
