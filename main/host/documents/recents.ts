import { mkdir, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { Recent } from '../../contract';
import { hashOf } from '../content-hash';
import type { Disk } from '../disk';
import { isRecord, isTime, parseRecord } from '../record';
import { readRegularText } from '../regular-file';
import { setAside } from '../set-aside';
import { takeTurns } from '../turns';
import type { Library } from './library';
import { isPicture } from './picture';
import { shownFile } from './shown-file';

/** What was opened or saved before, newest first. */
export interface Recents {
  note(path: string): Promise<void>;
  picture(path: string, picture: string): Promise<void>;
  list(): Promise<Recent[]>;
  forget(recent: string): Promise<void>;
  pathOf(recent: string): Promise<string | undefined>;
}

interface Entry {
  path: string;
  at: number;
  picture?: string;
}

const MOST_RECENTS = 30;

export function recentsIn(folder: string, library: Library, withLibrary: boolean, disk: Disk): Recents {
  const file = join(folder, 'recents.json');
  const turns = takeTurns();

  async function load(): Promise<Entry[]> {
    const text = await readRegularText(file).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '{"recents":[]}';
      throw error;
    });
    const stored = parseRecord(text)?.['recents'];
    if (Array.isArray(stored)) return stored.filter(isEntry);
    await setAside(file);
    return [];
  }

  const change = (work: (entries: Entry[]) => Entry[] | undefined) =>
    turns(file, async () => {
      const changed = work(await load());
      if (!changed) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await disk.write(file, `${JSON.stringify({ recents: changed.slice(0, MOST_RECENTS) }, null, 1)}\n`);
    });

  async function entries(): Promise<Entry[]> {
    const noted = await turns(file, load);
    if (!withLibrary) return noted;
    const known = new Set(noted.map(({ path }) => path));
    return [...noted, ...(await library.list()).filter(({ path }) => !known.has(path))];
  }

  return {
    note: (path) =>
      change((before) => {
        const same = before.find((entry) => entry.path === path);
        const others = before.filter((entry) => entry !== same);
        return [{ ...same, path, at: Date.now() }, ...others];
      }),
    picture: (path, picture) =>
      change((before) =>
        before.some((entry) => entry.path === path)
          ? before.map((entry) => (entry.path === path ? { ...entry, picture } : entry))
          : undefined,
      ),
    list: async () => {
      const shown = await Promise.all(
        (await entries()).map(
          async ({ path, at, picture }): Promise<Recent> => ({
            recent: idOf(path),
            ...shownFile(path, library),
            at,
            ...(picture !== undefined && { picture }),
            ...(!(await isThere(path)) && { missing: true }),
          }),
        ),
      );
      return shown.sort((one, other) => other.at - one.at);
    },
    forget: async (recent) => {
      // The list is the only way to what the library has.
      const kept = withLibrary ? (await library.list()).map(({ path }) => path) : [];
      await change((before) => {
        const others = before.filter(({ path }) => idOf(path) !== recent || kept.includes(path));
        return others.length === before.length ? undefined : others;
      });
    },
    pathOf: async (recent) => (await entries()).find(({ path }) => idOf(path) === recent)?.path,
  };
}

function idOf(path: string): string {
  return hashOf(path).slice(0, 32);
}

async function isThere(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true;
}

function isEntry(value: unknown): value is Entry {
  return (
    isRecord(value) &&
    typeof value['path'] === 'string' &&
    isAbsolute(value['path']) &&
    isTime(value['at']) &&
    (value['picture'] === undefined || isPicture(value['picture']))
  );
}
