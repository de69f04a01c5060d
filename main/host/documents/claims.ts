import { takeTurns } from '../turns';
import { type ClaimFiles, isOwn } from './claim-files';

/** Which drafts are in hand in which program: a window and a local page may run on one folder. */
export interface Claims {
  /** Says to the others that these are in hand here, and no more. */
  say(keys: readonly string[]): Promise<void>;
  /** What other programs have in hand that are running. */
  others(): Promise<ReadonlySet<string>>;
}

/** A program that is running says so this often. */
const BEAT_MS = 2000;

export function claimsIn(files: ClaimFiles): Claims {
  const turns = takeTurns();
  let own: string | undefined;
  let said: readonly string[] = [];
  let beat: NodeJS.Timeout | undefined;

  const write = async () => {
    own = await files.write(said, own);
  };
  const remove = async () => {
    if (own !== undefined) await files.remove(own);
  };
  /** What could not be written when the disk was full is written as soon as it can be. */
  const renew = () => (own === undefined ? turns('own', write) : files.renew(own));
  const keepBeating = () => {
    clearInterval(beat);
    if (said.length === 0) return;
    beat = setInterval(() => {
      // Somebody took this program for gone while the computer slept.
      renew().catch(() => turns('own', write).catch(() => undefined));
    }, BEAT_MS);
    beat.unref();
  };

  return {
    say: async (keys) => {
      if (keys.length === said.length && keys.every((key) => said.includes(key))) return;
      said = keys;
      keepBeating();
      // That others may be offered what is in hand here is no reason not to keep it.
      await turns('own', () => (said.length > 0 ? write() : remove())).catch(() => undefined);
    },
    others: async () => {
      const all = await files.all();
      // Within one program, who holds what is known.
      return new Set(all.filter((claim) => !isOwn(claim)).flatMap(({ keys }) => keys));
    },
  };
}
