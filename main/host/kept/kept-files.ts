import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from '../disk';
import type { Visitor } from '../documents/visitor';
import { sweepLeftovers } from '../leftovers';
import { setAside } from '../set-aside';
import { takeTurns } from '../turns';
import { keptFileContent, readHeader, readKept } from './kept-file';
import type { Shelf } from './shelf';

/** What a list says of something that is kept. */
export type Listed<Shown> = Shown & {
  /** What the window has called it by. */
  readonly key: string;
  readonly at: number;
  /** Another page has it in hand. */
  readonly elsewhere?: true;
};

/** Work of one sort, as it lies on the disk: the newest of it, each in a file of its own. */
export interface KeptFiles<Shown> {
  keep(key: string, text: string, shown: Shown, visitor: Visitor): Promise<void>;
  /** Newest first. */
  list(visitor: Visitor): Promise<Listed<Shown>[]>;
  read(key: string, visitor: Visitor): Promise<Found>;
  forget(key: string): Promise<void>;
  /** Whether another page that is still here has it in hand. */
  isElsewhere(key: string, visitor: Visitor): boolean;
}

/** The text, or under which name it lies now that is damaged. */
export type Found = { is: 'whole'; text: string } | { is: 'damaged'; name: string } | { is: 'gone' };

/** `damaged` is told where something lies now that cannot be read. */
export function keptFilesIn<Shown extends object>(
  within: string,
  shelf: Shelf<Shown>,
  disk: Disk,
  damaged: (file: string) => void,
): KeptFiles<Shown> {
  const folder = join(within, shelf.folder);
  const fileOf = (key: string) => join(folder, `${key}.${shelf.ending}`);
  const turns = takeTurns();
  const newest = new Map<string, symbol>();
  /** The page that has one in hand; two that go on with the same one must not write over each other. */
  const holders = new Map<string, Visitor>();
  /** Those that this run has seen take their place among the others. */
  const placed = new Set<string>();
  const isElsewhere = (key: string, visitor: Visitor) => {
    const holder = holders.get(key);
    return holder !== undefined && holder !== visitor && holder.here;
  };

  /** What the list shows of one; a damaged one is set aside. */
  async function look(key: string): Promise<Listed<Shown> | undefined> {
    // One that cannot be read now may be sound all the same.
    const found = await readHeader(fileOf(key), shelf).catch(() => null);
    if (found) return { ...found.shown, key, at: found.at };
    if (found === undefined) await setAside(fileOf(key)).then(damaged, () => undefined);
    return undefined;
  }

  async function all(): Promise<Listed<Shown>[]> {
    const names = await readdir(folder).catch(() => []);
    const found = await Promise.all(keysAmong(names, shelf).map((key) => turns(key, () => look(key))));
    return found.flatMap((one) => (one ? [one] : [])).sort((one, other) => other.at - one.at);
  }

  /** Makes room: those that nobody has had in hand for the longest time go. */
  async function prune(): Promise<void> {
    let bytes = 0;
    for (const [index, { key }] of (await all()).entries()) {
      const found = await stat(fileOf(key)).catch(() => undefined);
      bytes += found?.size ?? 0;
      if (index < shelf.most && bytes <= shelf.mostBytes) continue;
      if (holders.get(key)?.here !== true) await turns(key, () => rm(fileOf(key), { force: true }));
    }
  }

  return {
    keep: async (key, text, shown, visitor) => {
      const mine = Symbol();
      newest.set(key, mine);
      holders.set(key, visitor);
      const at = Date.now();
      const write = async () => {
        if (newest.get(key) !== mine) return false;
        newest.delete(key);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await disk.write(fileOf(key), keptFileContent({ shown: shelf.noted(shown), at }, text));
        return true;
      };
      // Overtaken, it is kept as soon as the later one is.
      if (!(await turns(key, write))) return turns(key, () => Promise.resolve());
      if (placed.has(key)) return;
      placed.add(key);
      await prune().catch(() => undefined);
    },
    list: async (visitor) => {
      await sweepLeftovers(folder);
      return (await all()).map((kept) => ({
        ...kept,
        ...(isElsewhere(kept.key, visitor) && { elsewhere: true as const }),
      }));
    },
    read: (key, visitor) =>
      turns(key, async (): Promise<Found> => {
        const text = await readKept(fileOf(key), shelf).catch((error: unknown) => {
          if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
          throw error;
        });
        if (text === null) return { is: 'gone' };
        if (text === undefined) return { is: 'damaged', name: await setAside(fileOf(key)) };
        if (!isElsewhere(key, visitor)) holders.set(key, visitor);
        return { is: 'whole', text };
      }),
    forget: async (key) => {
      holders.delete(key);
      placed.delete(key);
      await turns(key, () => rm(fileOf(key), { force: true }));
    },
    isElsewhere,
  };
}

function keysAmong<Shown>(names: readonly string[], { ending }: Shelf<Shown>): string[] {
  return names.flatMap((name) =>
    name.endsWith(`.${ending}`) ? (/^[\w-]{1,64}$/.exec(name.slice(0, -ending.length - 1))?.[0] ?? []) : [],
  );
}
