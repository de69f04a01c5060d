import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from '../disk';
import { parseRecord } from '../record';
import { readRegularText } from '../regular-file';
import { takeTurns } from '../turns';
import type { OpenDocument } from './open-documents';

/** What a file has had since, save by save, by a window that still has a draft of it: the hashes of its contents. */
export type OwnSaves = readonly string[];

/** Saves that may be killed before the drafts of what is saved are dropped, or kept anew. */
export interface SavesOfDrafts {
  /** The draft is of what is drawn in this document. Never rejects. */
  belongs(key: string, document: OpenDocument | undefined): Promise<void>;
  /** Said right before the file of a document gets its new content. */
  note(document: OpenDocument, to: string): Promise<void>;
  /** Said when the document is known to have it, or never will. */
  end(document: OpenDocument): void;
  of(key: string): Promise<OwnSaves>;
  forget(key: string): Promise<void>;
}

const MOST_SAVES = 100;

export function savesOfDraftsIn(drafts: string, disk: Disk): SavesOfDrafts {
  const documents = new Map<string, OpenDocument>();
  /** What is being written to the file of a document. */
  const underWay = new WeakMap<OpenDocument, string>();
  const turns = takeTurns();
  const fileOf = (key: string) => join(drafts, `${key}.saving`);

  async function of(key: string): Promise<OwnSaves> {
    const { hashes } = parseRecord(await readRegularText(fileOf(key)).catch(() => '')) ?? {};
    return Array.isArray(hashes) ? hashes.filter((hash) => typeof hash === 'string') : [];
  }

  /** Goes on from what is written down, because a draft may be of several saves before. */
  const add = (key: string, from: string, to: string) =>
    turns(key, async () => {
      try {
        const before = await of(key);
        const hashes = [...(before.includes(from) ? before : [from]), to].slice(-MOST_SAVES);
        await mkdir(drafts, { recursive: true, mode: 0o700 });
        await disk.write(fileOf(key), JSON.stringify({ hashes }));
      } catch {
        // Without it the draft is offered as one whose file somebody has changed, which is true as far as it goes.
      }
    });

  return {
    belongs: async (key, document) => {
      if (!document) return void documents.delete(key);
      documents.set(key, document);
      const to = underWay.get(document);
      if (to !== undefined && to !== document.hash) await add(key, document.hash, to);
    },
    note: async (document, to) => {
      const from = document.hash;
      underWay.set(document, to);
      const keys = [...documents].filter(([, other]) => other === document).map(([key]) => key);
      await Promise.all(keys.map((key) => add(key, from, to)));
    },
    end: (document) => void underWay.delete(document),
    of,
    forget: async (key) => {
      documents.delete(key);
      await turns(key, () => rm(fileOf(key), { force: true }));
    },
  };
}

/** Whether the file came from one content to the other by the window's own saves. */
export function leadsTo(saves: OwnSaves, before: string, now: string): boolean {
  const from = saves.indexOf(before);
  return from >= 0 && saves.lastIndexOf(now) > from;
}
