import { renameSync, statSync } from 'node:fs';
import { link, open, readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { hashOf } from './content-hash';
import { insist, writeWhole } from './safe-write';
import { asideBeside } from './temporary-name';

/** What lies at a place, as far as whoever writes there knows. */
export type Known = { readonly hash: string; readonly size: number } | 'nothing';
type KnownFile = Exclude<Known, 'nothing'>;

/** Something else lay there, and still does: nothing was written. */
export class ChangedMeanwhile extends Error {
  /**
   * `displaced` is a file that could not be given its place back, because somebody else has taken it since. Whoever
   * hears of it sees to its content, which is nowhere else, and to that it goes.
   */
  constructor(readonly displaced?: string) {
    super('Something else lies there by now');
  }
}

/**
 * Replaces a file as a whole, and nothing else than what is known to lie there. No system replaces a file on
 * condition, so the old one gets a second name first: what came into it at the last moment is found there and put
 * back; and a moment later the new one must still be there. Lost is only what another program renames into the place
 * between two steps that follow each other at once, or writes long after it has opened the old file.
 */
export async function replaceKnown(
  name: string,
  content: string | Uint8Array,
  known: Known,
  steps: Steps = realSteps,
): Promise<void> {
  const ours = { hash: hashOf(content), size: Buffer.byteLength(content) };
  await writeWhole(name, content, {
    put: (temporary, file) =>
      known === 'nothing'
        ? putNew(temporary, file, steps)
        : putInPlaceOf({ temporary, file, known, ours }, steps),
  });
}

/** Between these, others may come, and not every file system does them well. */
export interface Steps {
  readonly link: (file: string, name: string) => Promise<void>;
  readonly pause: (time: number) => Promise<unknown>;
  /** What tells one file from another, whatever they are called; that of one file may change in a network. */
  readonly identityOf: (path: string) => string | undefined;
}

export const realSteps: Steps = {
  link,
  pause,
  identityOf: (path) => {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found && `${found.dev} ${found.ino}`;
  },
};

interface Replacement {
  readonly temporary: string;
  readonly file: string;
  readonly known: KnownFile;
  readonly ours: KnownFile;
}

async function putInPlaceOf({ temporary, file, known, ours }: Replacement, steps: Steps): Promise<void> {
  const [old, again, newer] = [asideBeside(file), asideBeside(file), asideBeside(file)];
  let displaced: string | undefined;
  try {
    const put = await swapIn(temporary, { file, content: ours, known, aside: old }, steps);
    if (put === 'done') return;
    if (put === 'left') throw new ChangedMeanwhile();
    // Whoever has just written into the old one may not be through with it: it goes back to its place.
    displaced = old;
    await steps.link(old, again);
    const back = await swapIn(again, { file, content: await knownOf(old), known: ours, aside: newer }, steps);
    if (back === 'done') displaced = undefined;
    if (back === 'mistaken') displaced = newer;
    throw new ChangedMeanwhile(displaced);
  } catch (error) {
    throw displaced === undefined ? error : new ChangedMeanwhile(displaced);
  } finally {
    const asides = [old, again, newer].filter((aside) => aside !== displaced);
    for (const aside of asides) await rm(aside, { force: true }).catch(() => undefined);
  }
}

interface Place {
  readonly file: string;
  /** What it has. */
  readonly known: KnownFile;
  /** What it gets. */
  readonly content: KnownFile;
  /** The second name of what was replaced. */
  readonly aside: string;
}

/** Long enough for others that were at it to be through. */
const A_MOMENT_MS = 25;

/** Whether a file was put into its place, over something else by mistake, or left it to something else. */
async function swapIn(
  from: string,
  { file, known, content, aside }: Place,
  steps: Steps,
): Promise<'done' | 'left' | 'mistaken'> {
  const { identityOf } = steps;
  const named = await nameAgain(file, aside, steps);
  if (named === 'gone' || !(await holds(named === 'named' ? aside : file, known))) return 'left';
  const ours = identityOf(from);
  const theirs = identityOf(named === 'named' ? aside : file);
  const isPut = await insist(async () => {
    // Nothing may come in between, so that what is the same file is not read once more.
    if (identityOf(file) !== theirs && !(await holds(file, known))) return false;
    renameSync(from, file);
    return true;
  });
  if (!isPut) return 'left';
  await steps.pause(A_MOMENT_MS);
  if (named === 'named' && !(await holds(aside, known))) return 'mistaken';
  return identityOf(file) === ours || (await holds(file, content)) ? 'done' : 'left';
}

/** Not every file system gives files second names. */
async function nameAgain(file: string, name: string, steps: Steps): Promise<'named' | 'nameless' | 'gone'> {
  try {
    await steps.link(file, name);
    return 'named';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'gone' : 'nameless';
  }
}

/** Of what cannot be read, nobody knows. */
async function holds(path: string, { hash, size }: KnownFile): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() !== true || found.size !== size) return false;
  const there = await knownOf(path).catch(() => undefined);
  return there?.hash === hash;
}

async function knownOf(path: string): Promise<KnownFile> {
  const content = await readFile(path);
  return { hash: hashOf(content), size: content.length };
}

/** A name that nothing has: unlike a rename, neither of these takes one from anybody. */
async function putNew(temporary: string, file: string, steps: Steps): Promise<void> {
  try {
    if ((await nameAgain(temporary, file, steps)) !== 'named') {
      await (await open(file, 'wx')).close();
      await insist(() => renameSync(temporary, file));
      return;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new ChangedMeanwhile();
    throw error;
  }
  await rm(temporary, { force: true });
}
