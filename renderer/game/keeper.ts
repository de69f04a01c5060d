import type { Bridge, HostError } from '../../main/contract';
import { gameFile, gameShown, type KeptAbout } from './keeping';
import type { PlayedGame } from './played-game';

/** Keeps a game with the host while it is played. */
export interface Keeper {
  /** What the host calls it by. */
  readonly key: string;
  /** For how long it has been played, in seconds. */
  readonly played: () => number;
  /** Once everything that was decided is kept, or could not be. */
  readonly settled: () => Promise<void>;
  /** The host was gone for a while, and may not have the last of it. */
  readonly comeBack: () => void;
  readonly stop: () => void;
}

interface KeeperDeeds {
  readonly host: Bridge;
  readonly key: string;
  /** In milliseconds. */
  readonly now: () => number;
  readonly failed: (error: HostError) => void;
}

/** Who does nothing for longer than that, in milliseconds, is not playing. */
const LONGEST_THOUGHT = 180_000;

/** Every change is written at once; while one is being written, only the newest of those that follow. */
export function keepGame(
  game: PlayedGame,
  about: () => KeptAbout,
  { host, key, now, failed }: KeeperDeeds,
): Keeper {
  let { played } = about();
  let last = now();
  let hasFailed = false;
  let writing: Promise<void> | undefined;
  let isBehind = false;

  const write = async () => {
    isBehind = false;
    const text = JSON.stringify(gameFile(game, { ...about(), played }));
    const answer = await host.call('game.keep', key, text, gameShown(game));
    // Once is enough: whoever goes on playing knows.
    if (!answer.ok && !hasFailed) failed(answer.error);
    hasFailed = !answer.ok;
  };
  const writeAll = async () => {
    await write();
    while (hasMore()) await write();
    writing = undefined;
  };
  const hasMore = () => isBehind;
  const begin = () => {
    if (writing) isBehind = true;
    else writing = writeAll();
  };
  const stop = game.store.subscribe(({ moments }) => {
    const time = now();
    played += Math.min(Math.max(time - last, 0), LONGEST_THOUGHT) / 1000;
    last = time;
    // Where nobody has decided anything there is nothing to go on with.
    if (moments.length === 1) return;
    begin();
  });
  return {
    key,
    played: () => played,
    settled: () => writing ?? Promise.resolve(),
    comeBack: () => {
      if (game.store.getState().moments.length > 1) begin();
    },
    stop,
  };
}
