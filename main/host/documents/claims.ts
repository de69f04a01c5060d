import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Disk } from '../disk';
import { sweepLeftovers } from '../leftovers';
import { parseRecord } from '../record';
import { takeTurns } from '../turns';

/** Which drafts are in hand in which program: a window and a local page may run on one folder. */
export interface Claims {
  /** Says to the others that these are in hand here, and no more. */
  say(keys: readonly string[]): Promise<void>;
  /** What other programs have in hand that are running. */
  others(): Promise<ReadonlySet<string>>;
}

/** A program that is running says so this often... */
const BEAT_MS = 2000;
/** ...and one that has not for so long is gone, or asleep. */
const SILENCE_MS = 30_000;

interface Claim {
  pid: number;
  machine: string;
  keys: string[];
}

export function claimsIn(folder: string, disk: Disk): Claims {
  const claims = join(folder, 'claims');
  const own = join(claims, `${randomUUID()}.json`);
  const turns = takeTurns();
  let said: readonly string[] = [];
  let beat: NodeJS.Timeout | undefined;

  const write = async () => {
    const claim: Claim = { pid: process.pid, machine: hostname(), keys: [...said] };
    await mkdir(claims, { recursive: true, mode: 0o700 });
    await disk.write(own, JSON.stringify(claim));
  };
  const keepBeating = () => {
    clearInterval(beat);
    if (said.length === 0) return;
    beat = setInterval(() => {
      const now = new Date();
      // Somebody took this program for gone while the computer slept.
      utimes(own, now, now).catch(() => turns(own, write).catch(() => undefined));
    }, BEAT_MS);
    beat.unref();
  };

  async function keysOf(file: string): Promise<readonly string[]> {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    // What cannot be read at this moment may be that of a program that is running.
    if (text === undefined) return [];
    const claim = claimFrom(text);
    // Within one program, who holds what is known.
    if (claim?.pid === process.pid && claim.machine === hostname()) return [];
    if (claim && (await isRunning(claim, file))) return claim.keys;
    await rm(file, { force: true }).catch(() => undefined);
    return [];
  }

  return {
    say: async (keys) => {
      if (keys.length === said.length && keys.every((key) => said.includes(key))) return;
      said = keys;
      keepBeating();
      // That others may be offered what is in hand here is no reason not to keep it.
      await turns(own, () => (said.length > 0 ? write() : rm(own, { force: true }))).catch(() => undefined);
    },
    others: async () => {
      const names = (await readdir(claims).catch(() => [])).filter((name) => name.endsWith('.json'));
      const keys = await Promise.all(names.map((name) => keysOf(join(claims, name))));
      await sweepLeftovers(claims);
      return new Set(keys.flat());
    },
  };
}

/** A number alone may have gone to another program, and says nothing of another computer. */
async function isRunning({ pid, machine }: Claim, file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (!found || Date.now() - found.mtimeMs > SILENCE_MS) return false;
  return machine !== hostname() || isProcess(pid);
}

async function isProcess(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
    // One that was killed keeps its number until its parent has asked after it, and some never do.
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    return !/\) [ZX] /.test(state);
  } catch (error) {
    // Somebody else's program is one, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function claimFrom(text: string): Claim | undefined {
  const { pid, machine, keys } = parseRecord(text) ?? {};
  if (typeof pid !== 'number' || !Number.isInteger(pid) || pid <= 0) return undefined;
  if (typeof machine !== 'string' || !Array.isArray(keys)) return undefined;
  return { pid, machine, keys: keys.filter((key) => typeof key === 'string') };
}
