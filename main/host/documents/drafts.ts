import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { Draft } from '../../contract';
import { hashOf } from '../content-hash';
import type { Disk } from '../disk';
import { sweepLeftovers } from '../leftovers';
import { isTime, parseRecord } from '../record';
import { readRegularText } from '../regular-file';
import { setAside } from '../set-aside';
import { takeTurns } from '../turns';
import type { Claims } from './claims';
import type { OpenDocument } from './open-documents';
import { type OwnSaves, savesOfDraftsIn } from './own-saves';
import type { Visitor } from './visitor';

/** Work that was in a window only, as it lies on the disk. */
export interface StoredDraft {
  key: string;
  window: string;
  name: string;
  at: number;
  /** What tells its text from another; the text itself may be long, and drafts may be many. */
  hash: string;
  file?: DraftFile;
  /** Later saves of its own window, which may have been killed before the draft was dropped. */
  ownSaves: OwnSaves;
}

/** The file that a draft belongs to, and what it held when the work on it began. */
export interface DraftFile {
  path: string;
  hash: string;
}

/** What is in a draft. */
export type DraftContent = Pick<Draft, 'text' | 'past' | 'ownText'>;

export interface Drafts {
  keep(draft: Omit<Draft, 'document'>, document: OpenDocument | undefined, visitor: Visitor): Promise<void>;
  drop(key: string): Promise<void>;
  /** What nobody else who is here has in hand, newest first; from now on the visitor has. */
  take(visitor: Visitor): Promise<StoredDraft[]>;
  /** What is in a draft that is there. */
  read(key: string): Promise<DraftContent | undefined>;
  /** Whether the drafts of this window are in the hands of another page. */
  isHeldElsewhere(window: string, visitor: Visitor): boolean;
  /** Whatever the visitor had in hand, others may take. */
  leave(): Promise<void>;
  /** Said right before the file of a document gets its new content. */
  willSave(document: OpenDocument, hash: string): Promise<void>;
  /** Said once that is done, or has failed. */
  hasSaved(document: OpenDocument): void;
}

const MOST_DRAFTS = 200;
const MOST_BYTES = 500_000_000;

export interface DraftDeeds {
  readonly disk: Disk;
  readonly claims: Claims;
  /** Told where a draft lies now that cannot be read. */
  readonly damaged: (file: string) => void;
}

export function draftsIn(folder: string, { disk, claims, damaged }: DraftDeeds): Drafts {
  const drafts = join(folder, 'drafts');
  const fileOf = (key: string) => join(drafts, `${key}.json`);
  const turns = takeTurns();
  const saves = savesOfDraftsIn(drafts, disk);
  const newest = new Map<string, symbol>();
  /** Which page has a draft in hand. What nobody has was left behind by an earlier run, or by a page that is gone. */
  const holders = new Map<string, { window: string; visitor: Visitor }>();
  const isElsewhere = (key: string, visitor: Visitor) => {
    const holder = holders.get(key)?.visitor;
    return holder !== undefined && holder !== visitor && holder.here;
  };

  const claim = () => claims.say([...holders].flatMap(([key, { visitor }]) => (visitor.here ? [key] : [])));

  async function read(key: string): Promise<ReadDraft | undefined> {
    const text = await readRegularText(fileOf(key)).catch(() => undefined);
    if (text === undefined) return undefined;
    const draft = draftFrom(key, text);
    if (!draft) await setAside(fileOf(key)).then(damaged, () => undefined);
    return draft;
  }

  /** The newest of them; what there is no room for now is there another time. */
  async function newestKeys(): Promise<string[]> {
    const names = await readdir(drafts).catch(() => []);
    const found = await Promise.all(
      keysAmong(names).map(async (key) => ({ key, file: await stat(fileOf(key)).catch(() => undefined) })),
    );
    const files = found.flatMap(({ key, file }) => (file?.isFile() ? { key, file } : []));
    let bytes = 0;
    return files
      .sort((one, other) => other.file.mtimeMs - one.file.mtimeMs)
      .slice(0, MOST_DRAFTS)
      .filter(({ file }) => (bytes += file.size) <= MOST_BYTES)
      .map(({ key }) => key);
  }

  return {
    keep: async ({ key, window, name, text, past, ownText }, document, visitor) => {
      const mine = Symbol();
      newest.set(key, mine);
      holders.set(key, { window, visitor });
      const file = document && { path: document.path, hash: document.hash };
      const at = Date.now();
      const belonging = saves.belongs(key, document);
      const write = async () => {
        if (newest.get(key) !== mine) return false;
        newest.delete(key);
        // First, or another program could offer it in between.
        await claim();
        await mkdir(drafts, { recursive: true, mode: 0o700 });
        await belonging;
        await disk.write(fileOf(key), JSON.stringify({ window, name, at, ...file, text, past, ownText }));
        return true;
      };
      // Overtaken, it is kept as soon as the later one is.
      if (!(await turns(key, write))) await turns(key, () => Promise.resolve());
    },
    drop: async (key) => {
      holders.delete(key);
      await turns(key, async () => {
        // While this computer slept, another program may have taken the draft in hand.
        if ((await claims.others()).has(key)) return;
        await rm(fileOf(key), { force: true });
        await saves.forget(key);
      });
      await claim();
    },
    take: async (visitor) => {
      await sweepLeftovers(drafts);
      const before = await claims.others();
      const taken: StoredDraft[] = [];
      for (const key of await newestKeys()) {
        if (before.has(key) || isElsewhere(key, visitor)) continue;
        const draft = await turns(key, () => read(key));
        // Somebody else may have taken it meanwhile.
        if (!draft || isElsewhere(key, visitor)) continue;
        holders.set(key, { window: draft.window, visitor });
        const { text, past: _past, ownText: _ownText, ...rest } = draft;
        taken.push({ ...rest, hash: hashOf(text), ownSaves: await saves.of(key) });
      }
      await claim();
      // Two programs that began at the same moment both leave it alone.
      const since = await claims.others();
      for (const { key } of taken) if (since.has(key)) holders.delete(key);
      await claim();
      return taken.filter(({ key }) => !since.has(key)).sort((one, other) => other.at - one.at);
    },
    read: async (key) => {
      const draft = await turns(key, () => read(key));
      if (!draft) return undefined;
      const { text, past, ownText } = draft;
      return { text, ...(past !== undefined && { past }), ...(ownText !== undefined && { ownText }) };
    },
    isHeldElsewhere: (window, visitor) =>
      [...holders.values()].some(
        (holder) => holder.window === window && holder.visitor !== visitor && holder.visitor.here,
      ),
    leave: claim,
    willSave: (document, hash) => saves.note(document, hash),
    hasSaved: (document) => saves.end(document),
  };
}

type ReadDraft = Omit<StoredDraft, 'hash' | 'ownSaves'> & DraftContent;

function keysAmong(names: readonly string[]): string[] {
  return names.flatMap((name) => /^([\w-]+)\.json$/.exec(name)?.[1] ?? []);
}

function draftFrom(key: string, content: string): ReadDraft | undefined {
  const { window, name, at, text, past, ownText, path, hash } = parseRecord(content) ?? {};
  if (typeof window !== 'string' || typeof name !== 'string') return undefined;
  if (!isTime(at) || typeof text !== 'string') return undefined;
  const hasFile = typeof path === 'string' && isAbsolute(path) && typeof hash === 'string';
  return {
    key,
    window,
    name,
    at,
    text,
    ...(typeof past === 'string' && { past }),
    ...(typeof ownText === 'string' && { ownText }),
    ...(hasFile && { file: { path, hash } }),
  };
}
