import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { themes } from '../../drawing/palette';
import { languages } from '../../languages';
import { defaultSettings } from '../../schemas';
import type { Habits, Settings, StoredSettings, Theme } from '../contract';
import { isCount, isId, isPosse, posseFromFile, posseInFile } from './posse';
import { isPrinted } from './printed';
import { isRecord, parseRecord } from './record';
import { readRegularText } from './regular-file';
import { safeWritePrivately } from './safe-write';
import { setAside } from './set-aside';
import { isToured } from './toured';
import { takeTurns } from './turns';

const defaults: Settings = defaultSettings;

export interface SettingsFile {
  read(): Promise<StoredSettings>;
  change(change: Partial<Settings>): Promise<Settings>;
}

export function settingsFile(folder: string): SettingsFile {
  const file = join(folder, 'settings.json');
  let aside: string | undefined;
  // Changes wait for each other, so that two windows cannot overwrite each other's choice.
  const turns = takeTurns();
  const inTurn = <T>(work: () => Promise<T>) => turns(file, work);

  /** The file as it is, with keys and values that only a later version understands. */
  async function load(): Promise<Record<string, unknown>> {
    const text = await readRegularText(file).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '{}';
      throw error;
    });
    const stored = parseRecord(text);
    if (stored) return stored;
    aside = await setAside(file);
    return {};
  }

  return {
    read: () =>
      inTurn(async () => {
        const settings = understood(await load());
        const told = aside;
        // Said once: a page that is loaded again has nothing new to hear.
        aside = undefined;
        return told === undefined ? { settings } : { settings, setAside: told };
      }),
    change: (change) =>
      inTurn(async () => {
        const stored = { ...(await load()), ...inFile(change) };
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await safeWritePrivately(file, `${JSON.stringify(stored, null, 2)}\n`);
        return understood(stored);
      }),
  };
}

function inFile({ habits, ...others }: Partial<Settings>): Record<string, unknown> {
  if (!habits) return others;
  const { posse, ...manner } = habits;
  return { ...others, habits: { ...manner, ...(posse && { posse: posseInFile(posse) }) } };
}

function fromFile(habits: unknown): unknown {
  if (!isRecord(habits)) return habits;
  // An older version did not ask about it.
  const { follows = defaults.habits.follows, posse, ...others } = habits;
  return { ...others, follows, ...(posse !== undefined && { posse: posseFromFile(posse) }) };
}

/** What this version can follow of a file; the default stands in for the rest. */
function understood(stored: Record<string, unknown>): Settings {
  const { language, theme, zoneCodes, boxes, printed, tours, ...others } = stored;
  const habits = fromFile(others['habits']);
  return {
    language: isLanguageChoice(language) ? language : defaults.language,
    theme: isTheme(theme) ? theme : defaults.theme,
    zoneCodes: isYesOrNo(zoneCodes) ? zoneCodes : defaults.zoneCodes,
    boxes: isBoxes(boxes) ? boxes : defaults.boxes,
    habits: isHabits(habits) ? habits : defaults.habits,
    printed: isPrinted(printed) ? printed : defaults.printed,
    tours: isToured(tours) ? tours : defaults.tours,
  };
}

const checks: Record<keyof Settings, (value: unknown) => boolean> = {
  language: isLanguageChoice,
  theme: isTheme,
  zoneCodes: isYesOrNo,
  boxes: isBoxes,
  habits: isHabits,
  printed: isPrinted,
  tours: isToured,
};

/** A change names only what is to change, and nothing but settings. */
export function isSettingsChange(value: unknown): value is Partial<Settings> {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([key, choice]) => Object.hasOwn(checks, key) && checks[key as keyof Settings](choice),
    )
  );
}

function isLanguageChoice(value: unknown): value is Settings['language'] {
  return value === 'system' || languages.some((language) => language === value);
}

function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

function isYesOrNo(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

const MOST_BOXES = 50;

function isBoxes(value: unknown): value is Settings['boxes'] {
  return (
    isRecord(value) &&
    Object.keys(value).length <= MOST_BOXES &&
    Object.entries(value).every(([box, count]) => isId(box) && isCount(count))
  );
}

const speeds: readonly Habits['speed'][] = ['slow', 'normal', 'fast', 'at-once'];

function isHabits(value: unknown): value is Habits {
  return (
    isRecord(value) &&
    Object.keys(value).every(
      (key) => Object.hasOwn(defaults.habits, key) || key === 'posse' || key === 'hidesUndone',
    ) &&
    speeds.some((speed) => speed === value['speed']) &&
    typeof value['follows'] === 'boolean' &&
    typeof value['skipsTrivial'] === 'boolean' &&
    typeof value['dealsIn'] === 'boolean' &&
    (value['hidesUndone'] === undefined || typeof value['hidesUndone'] === 'boolean') &&
    (value['posse'] === undefined || isPosse(value['posse']))
  );
}
