import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from '../disk';
import { parseRecord } from '../record';
import type { OpenDocument } from './open-documents';

/** A save of the window's own that a draft of it may not know of: what its file had before, and has since. */
export interface OwnSave {
  from: string;
  to: string;
}

/** Saves that may be killed before the drafts of what is saved are dropped. */
export interface OwnSaves {
  /** The draft is of what is drawn in this document. */
  belongs(key: string, document: OpenDocument | undefined): void;
  /** Said right before the file of a document gets its new content. */
  note(document: OpenDocument, to: string): Promise<void>;
  of(key: string): Promise<OwnSave | undefined>;
  forget(key: string): Promise<void>;
}

export function ownSavesIn(drafts: string, disk: Disk): OwnSaves {
  const documents = new Map<string, OpenDocument>();
  const fileOf = (key: string) => join(drafts, `${key}.saving`);
  return {
    belongs: (key, document) => {
      if (document) documents.set(key, document);
      else documents.delete(key);
    },
    note: async (document, to) => {
      const save: OwnSave = { from: document.hash, to };
      for (const [key, other] of documents) {
        if (other !== document) continue;
        // Without it the draft is offered as one whose file somebody has changed, which is true as far as it goes.
        await disk.write(fileOf(key), JSON.stringify(save)).catch(() => undefined);
      }
    },
    of: async (key) => {
      const { from, to } = parseRecord(await readFile(fileOf(key), 'utf8').catch(() => '')) ?? {};
      return typeof from === 'string' && typeof to === 'string' ? { from, to } : undefined;
    },
    forget: async (key) => {
      documents.delete(key);
      await rm(fileOf(key), { force: true });
    },
  };
}
