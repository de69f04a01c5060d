import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '../../languages';
import type { Settings, StoredSettings, Theme } from '../contract';
import { safeWrite } from './safe-write';

export const themes: readonly Theme[] = ['light', 'dark', 'system'];

const defaults: Settings = { language: 'system', theme: 'system' };

export interface SettingsFile {
  read(): Promise<StoredSettings>;
  change(change: Partial<Settings>): Promise<Settings>;
}

export function settingsFile(folder: string): SettingsFile {
  const file = join(folder, 'settings.json');
  let setAside: string | undefined;
  // Changes wait for each other, so that two windows cannot overwrite each other's choice.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };

  async function load(): Promise<Settings> {
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    });
    if (text === undefined) return defaults;
    const settings = parseSettings(text);
    if (settings) return settings;
    setAside = await freeName(folder);
    await rename(file, join(folder, setAside));
    return defaults;
  }

  return {
    read: () =>
      inTurn(async () => {
        const settings = await load();
        return setAside === undefined ? { settings } : { settings, setAside };
      }),
    change: (change) =>
      inTurn(async () => {
        const settings = { ...(await load()), ...change };
        await mkdir(folder, { recursive: true });
        await safeWrite(file, `${JSON.stringify(settings, null, 2)}\n`);
        return settings;
      }),
  };
}

/** A name for the damaged file that no earlier one has. */
async function freeName(folder: string): Promise<string> {
  const taken = new Set(await readdir(folder));
  for (let number = 1; ; number++) {
    const name = `settings.damaged-${number}.json`;
    if (!taken.has(name)) return name;
  }
}

function parseSettings(text: string): Settings | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    // A key that a later version wrote stays where it is.
    return isRecord(parsed) && fits(parsed) ? { ...defaults, ...parsed } : undefined;
  } catch {
    return undefined;
  }
}

/** A change names only what is to change, and nothing but settings. */
export function isSettingsChange(value: unknown): value is Partial<Settings> {
  return isRecord(value) && Object.keys(value).every((key) => Object.hasOwn(defaults, key)) && fits(value);
}

function fits(value: Record<string, unknown>): value is Partial<Settings> {
  const { language = defaults.language, theme = defaults.theme } = value;
  return isOneOf(['system', ...languages], language) && isOneOf(themes, theme);
}

function isOneOf(choices: readonly unknown[], value: unknown): boolean {
  return choices.includes(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
