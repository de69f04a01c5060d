import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { GameShown, KeptGame } from '../../contract';
import type { Disk } from '../disk';
import type { Visitor } from '../documents/visitor';
import { sweepLeftovers } from '../leftovers';
import { setAside } from '../set-aside';
import { takeTurns } from '../turns';
import { gameFileContent, readGame, readHeader } from './game-file';
import { noted } from './game-shown';

/** Games at the table, as they lie on the disk: the newest of them, each in a file of its own. */
export interface KeptGames {
  keep(game: string, text: string, shown: GameShown, visitor: Visitor): Promise<void>;
  /** Newest first. */
  list(visitor: Visitor): Promise<KeptGame[]>;
  read(game: string, visitor: Visitor): Promise<FoundGame>;
  forget(game: string): Promise<void>;
  /** Whether another page that is still here has it in hand. */
  isElsewhere(game: string, visitor: Visitor): boolean;
}

/** The text of a game, or under which name it lies now that is damaged. */
export type FoundGame = { is: 'whole'; text: string } | { is: 'damaged'; name: string } | { is: 'gone' };

const MOST_GAMES = 50;
const MOST_BYTES = 200_000_000;

/** `damaged` is told where a game lies now that cannot be read. */
export function keptGamesIn(folder: string, disk: Disk, damaged: (file: string) => void): KeptGames {
  const games = join(folder, 'games');
  const fileOf = (game: string) => join(games, `${game}.game`);
  const turns = takeTurns();
  const newest = new Map<string, symbol>();
  /** The page that has a game in hand; two that play on with the same one must not write over each other. */
  const holders = new Map<string, Visitor>();
  /** Those that this run has seen take their place among the others. */
  const placed = new Set<string>();
  const isElsewhere = (game: string, visitor: Visitor) => {
    const holder = holders.get(game);
    return holder !== undefined && holder !== visitor && holder.here;
  };

  /** What the list shows of a game; a damaged one is set aside. */
  async function look(game: string): Promise<Omit<KeptGame, 'elsewhere'> | undefined> {
    // One that cannot be read now may be sound all the same.
    const found = await readHeader(fileOf(game)).catch(() => null);
    if (found) return { game, ...found.shown, at: found.at };
    if (found === undefined) await setAside(fileOf(game)).then(damaged, () => undefined);
    return undefined;
  }

  async function all(): Promise<Omit<KeptGame, 'elsewhere'>[]> {
    const names = await readdir(games).catch(() => []);
    const found = await Promise.all(gamesAmong(names).map((game) => turns(game, () => look(game))));
    return found.flatMap((game) => game ?? []).sort((one, other) => other.at - one.at);
  }

  /** Makes room: those that nobody has played for the longest time go. */
  async function prune(): Promise<void> {
    let bytes = 0;
    for (const [index, { game }] of (await all()).entries()) {
      const found = await stat(fileOf(game)).catch(() => undefined);
      bytes += found?.size ?? 0;
      if (index < MOST_GAMES && bytes <= MOST_BYTES) continue;
      if (holders.get(game)?.here !== true) await turns(game, () => rm(fileOf(game), { force: true }));
    }
  }

  return {
    keep: async (game, text, shown, visitor) => {
      const mine = Symbol();
      newest.set(game, mine);
      holders.set(game, visitor);
      const at = Date.now();
      const write = async () => {
        if (newest.get(game) !== mine) return false;
        newest.delete(game);
        await mkdir(games, { recursive: true, mode: 0o700 });
        await disk.write(fileOf(game), gameFileContent({ shown: noted(shown), at }, text));
        return true;
      };
      // Overtaken, it is kept as soon as the later one is.
      if (!(await turns(game, write))) return turns(game, () => Promise.resolve());
      if (placed.has(game)) return;
      placed.add(game);
      await prune().catch(() => undefined);
    },
    list: async (visitor) => {
      await sweepLeftovers(games);
      return (await all()).map((kept) => ({
        ...kept,
        ...(isElsewhere(kept.game, visitor) && { elsewhere: true as const }),
      }));
    },
    read: (game, visitor) =>
      turns(game, async (): Promise<FoundGame> => {
        const text = await readGame(fileOf(game)).catch((error: unknown) => {
          if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
          throw error;
        });
        if (text === null) return { is: 'gone' };
        if (text === undefined) return { is: 'damaged', name: await setAside(fileOf(game)) };
        if (!isElsewhere(game, visitor)) holders.set(game, visitor);
        return { is: 'whole', text };
      }),
    forget: async (game) => {
      holders.delete(game);
      placed.delete(game);
      await turns(game, () => rm(fileOf(game), { force: true }));
    },
    isElsewhere,
  };
}

function gamesAmong(names: readonly string[]): string[] {
  return names.flatMap((name) => /^([\w-]{1,64})\.game$/.exec(name)?.[1] ?? []);
}
