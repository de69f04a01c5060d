import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { themes } from '../../drawing/palette';
import { languages } from '../../languages';
import type { Settings, StoredSettings, Theme } from '../contract';
import { isRecord } from './record';
import { safeWrite } from './safe-write';

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

  /** The file as it is, with keys and values that only a later version understands. */
  async function load(): Promise<Record<string, unknown>> {
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '{}';
      throw error;
    });
    const stored = parseRecord(text);
    if (stored) return stored;
    setAside = await freeName(folder);
    await rename(file, join(folder, setAside));
    return {};
  }

  return {
    read: () =>
      inTurn(async () => {
        const settings = understood(await load());
        const told = setAside;
        // Said once: a page that is loaded again has nothing new to hear.
        setAside = undefined;
        return told === undefined ? { settings } : { settings, setAside: told };
      }),
    change: (change) =>
      inTurn(async () => {
        const stored = { ...(await load()), ...change };
        await mkdir(folder, { recursive: true });
        await safeWrite(file, `${JSON.stringify(stored, null, 2)}\n`);
        return understood(stored);
      }),
  };
}

/** What this version can follow of a file; the default stands in for the rest. */
function understood({ language, theme }: Record<string, unknown>): Settings {
  return {
    language: isLanguageChoice(language) ? language : defaults.language,
    theme: isTheme(theme) ? theme : defaults.theme,
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

function parseRecord(text: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** A change names only what is to change, and nothing but settings. */
export function isSettingsChange(value: unknown): value is Partial<Settings> {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([key, choice]) =>
        (key === 'language' && isLanguageChoice(choice)) || (key === 'theme' && isTheme(choice)),
    )
  );
}

function isLanguageChoice(value: unknown): value is Settings['language'] {
  return value === 'system' || languages.some((language) => language === value);
}

function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}
