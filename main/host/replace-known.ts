import { renameSync, statSync } from 'node:fs';
import { link, open, readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { hashOf } from './content-hash';
import { insist, temporaryBeside, writeWhole } from './safe-write';

/** What lies at a place, as far as whoever writes there knows. */
export type Known = { readonly hash: string; readonly size: number } | 'nothing';
type KnownFile = Exclude<Known, 'nothing'>;

/** Something else lay there, and still does: nothing was written. */
export class ChangedMeanwhile extends Error {
  /** `displaced` is a content that could not be given its place back, because somebody else has taken it since. */
  constructor(readonly displaced?: Buffer) {
    super('Something else lies there by now');
  }
}

/** Between what others may come, so that tests can do so. */
export interface Steps {
  readonly link: (file: string, name: string) => Promise<void>;
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

const realSteps: Steps = { link, pause };

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
  steps = realSteps,
): Promise<void> {
  const ours = { hash: hashOf(content), size: Buffer.byteLength(content) };
  await writeWhole(name, content, {
    put: (temporary, file) =>
      known === 'nothing'
        ? putNew(temporary, file, steps)
        : putInPlaceOf(temporary, file, known, { ours, steps }),
  });
}

async function putInPlaceOf(
  temporary: string,
  file: string,
  known: KnownFile,
  { ours, steps }: { ours: KnownFile; steps: Steps },
): Promise<void> {
  const [old, newer] = [temporaryBeside(file), temporaryBeside(file)];
  try {
    const put = await swapIn(temporary, { file, known, aside: old }, steps);
    if (put === 'done') return;
    if (put === 'left') throw new ChangedMeanwhile();
    // Whoever has just written into the old one may not be through with it: it goes back to its place.
    const theirs = await readFile(old);
    const back = await swapIn(old, { file, known: ours, aside: newer }, steps);
    if (back === 'done') throw new ChangedMeanwhile();
    throw new ChangedMeanwhile(back === 'left' ? theirs : await readFile(newer));
  } finally {
    for (const aside of [old, newer]) await rm(aside, { force: true }).catch(() => undefined);
  }
}

interface Place {
  readonly file: string;
  readonly known: KnownFile;
  /** The second name of what was replaced. */
  readonly aside: string;
}

/** Long enough for others that were at it to be through. */
const A_MOMENT_MS = 25;

/** Whether a file was put into its place, over something else by mistake, or left it to something else. */
async function swapIn(
  from: string,
  { file, known, aside }: Place,
  steps: Steps,
): Promise<'done' | 'left' | 'mistaken'> {
  const named = await nameAgain(file, aside, steps);
  if (named === 'gone' || !(await holds(named === 'named' ? aside : file, known))) return 'left';
  const ours = identityOf(from);
  const theirs = identityOf(named === 'named' ? aside : file);
  const isPut = await insist(() => {
    // Nothing may come in between, so this does not wait for its turn.
    if (identityOf(file) !== theirs) return false;
    renameSync(from, file);
    return true;
  });
  if (!isPut) return 'left';
  await steps.pause(A_MOMENT_MS);
  if (named === 'named' && !(await holds(aside, known))) return 'mistaken';
  return identityOf(file) === ours ? 'done' : 'left';
}

/** Not every file system gives files second names. */
async function nameAgain(
  file: string,
  name: string,
  { link }: Steps,
): Promise<'named' | 'nameless' | 'gone'> {
  try {
    await link(file, name);
    return 'named';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'gone' : 'nameless';
  }
}

async function holds(path: string, { hash, size }: KnownFile): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true && found.size === size && hashOf(await readFile(path)) === hash;
}

/** What tells one file from another, whatever they are called. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
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
