import { randomUUID } from 'node:crypto';
import type { Visitor } from './visitor';

/** A file as one page has it open. Two that open the same file each have their own, or they would save over each other. */
export interface OpenDocument {
  readonly id: string;
  /** As the user named it. */
  readonly path: string;
  /** The file itself, behind links. */
  readonly real: string;
  /** Of what was read or written last; any other content is somebody else's. */
  hash: string;
  /** What the window takes to lie there: a hash, or why there is none. */
  told: string;
  visitor: Visitor;
}

export interface OpenDocuments {
  add(document: Omit<OpenDocument, 'id' | 'told'>): OpenDocument;
  /** The window and the file agree: this is the content of both. */
  agree(document: OpenDocument, hash: string): void;
  find(id: string): OpenDocument | undefined;
  close(id: string): void;
  /** What the visitor had open is not looked after any more, until somebody comes who knows what it was called. */
  leave(visitor: Visitor): void;
  /** Whether it is known still; from now on this visitor has it open. */
  resume(id: string, visitor: Visitor): boolean;
  all(): readonly OpenDocument[];
}

/** A page that has lost its host for a moment comes back soon. */
const MOST_LEFT = 200;

export function openDocuments(): OpenDocuments {
  const documents = new Map<string, OpenDocument>();
  const left = new Map<string, OpenDocument>();
  return {
    add: (document) => {
      const added = { ...document, told: document.hash, id: randomUUID() };
      // Somebody who left while the file was being read will never close it.
      if (document.visitor.here) documents.set(added.id, added);
      return added;
    },
    agree: (document, hash) => {
      document.hash = hash;
      document.told = hash;
    },
    find: (id) => documents.get(id),
    close: (id) => void documents.delete(id),
    leave: (visitor) => {
      for (const document of documents.values()) {
        if (document.visitor !== visitor) continue;
        documents.delete(document.id);
        left.set(document.id, document);
      }
      for (const id of [...left.keys()].slice(0, -MOST_LEFT)) left.delete(id);
    },
    resume: (id, visitor) => {
      const document = documents.get(id) ?? left.get(id);
      if (!document) return false;
      left.delete(id);
      document.visitor = visitor;
      if (visitor.here) documents.set(id, document);
      return true;
    },
    all: () => [...documents.values()],
  };
}
