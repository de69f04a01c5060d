import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Habits } from '../../../main/contract';
import { isSettingsChange, settingsFile } from '../../../main/host/settings';
import { emptyFolder } from '../../helpers/folders';

const defaults = {
  language: 'system',
  theme: 'system',
  zoneCodes: false,
  boxes: { 'undead-or-alive': 1 },
  habits: { speed: 'normal', follows: true, skipsTrivial: true, dealsIn: true },
  printed: [],
  tours: [],
};

const posse = {
  isDrawn: false,
  count: 6,
  people: ['henry', 'may'],
  players: 2,
  options: { ultrared: true },
};

const printed = [
  { mission: 'm4', product: 'sheet', options: { sheet: { ink: 'grey' }, png: { dpi: 300, frame: false } } },
];

/** The same people, with something else settled. */
const settling = (options: object) => ({ ...posse, options: { ...posse.options, ...options } });

const toured = { tour: 'first', mission: 'm1', tab: 't', at: 3, noticed: ['play'], isShown: true };

describe('the settings file', () => {
  it('starts with what the system says', async () => {
    const file = settingsFile(await emptyFolder());
    expect(await file.read()).toEqual({ settings: defaults });
  });

  it('keeps a change, in a folder that it makes itself', async () => {
    const folder = join(await emptyFolder(), 'new', 'folder');
    await settingsFile(folder).change({ theme: 'dark' });
    expect(await settingsFile(folder).read()).toEqual({
      settings: { ...defaults, language: 'system', theme: 'dark' },
    });
  });

  it('keeps both of two changes made at once', async () => {
    const file = settingsFile(await emptyFolder());
    await Promise.all([file.change({ theme: 'dark' }), file.change({ language: 'fr' })]);
    expect(await file.read()).toEqual({ settings: { ...defaults, language: 'fr', theme: 'dark' } });
  });

  it('keeps what a later version has written into it', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'settings.json'), '{"theme":"dark","grid":true}');
    await settingsFile(folder).change({ theme: 'light' });
    expect(JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'))).toEqual({
      theme: 'light',
      grid: true,
    });
  });

  it('lists what was settled beside who played, as settings of before do', async () => {
    const folder = await emptyFolder();
    const written = { isDrawn: false, count: 6, survivors: ['henry', 'may'], players: 2, ultrared: true };
    const habits: Habits = { speed: 'normal', follows: true, skipsTrivial: true, dealsIn: true, posse };
    await settingsFile(folder).change({ habits });
    expect(await readFile(join(folder, 'settings.json'), 'utf8')).toBe(
      `${JSON.stringify({ habits: { ...defaults.habits, posse: written } }, null, 2)}\n`,
    );
    expect(await settingsFile(folder).read()).toEqual({ settings: { ...defaults, habits } });
  });

  it.each(['', '{"theme":', '[]', 'null', '"dark"'])(
    'sets a damaged file aside instead of losing it: %s',
    async (text) => {
      const folder = await emptyFolder();
      await writeFile(join(folder, 'settings.json'), text);
      const file = settingsFile(folder);
      expect(await file.read()).toEqual({ settings: defaults, setAside: 'settings.damaged-1.json' });
      expect(await readFile(join(folder, 'settings.damaged-1.json'), 'utf8')).toBe(text);
      expect(await readdir(folder)).toEqual(['settings.damaged-1.json']);
    },
  );

  it.each([
    ['{"theme":"pink","language":"fr"}', { ...defaults, language: 'fr', theme: 'system' }],
    ['{"language":7,"theme":"dark"}', { ...defaults, language: 'system', theme: 'dark' }],
    ['{"__proto__":{"theme":"dark"},"theme":null}', defaults],
    ['{"zoneCodes":"yes"}', defaults],
    ['{"boxes":{"undead-or-alive":"two"}}', defaults],
    ['{"printed":[{"mission":"m4","product":"sheet"}]}', defaults],
    ['{"printed":[{"mission":"m4","product":"sheet","options":{"sheet":{"ink":[]}}}]}', defaults],
    ['{"tours":[{"tour":"first","at":-1}]}', defaults],
    ['{"tours":{}}', defaults],
    [`{"tours":${JSON.stringify([toured])}}`, { ...defaults, tours: [toured] }],
    [`{"printed":${JSON.stringify(printed)}}`, { ...defaults, printed }],
    ['{"boxes":{"gears-and-guns":2}}', { ...defaults, boxes: { 'gears-and-guns': 2 } }],
  ])(
    'takes the default for a value it does not understand, and leaves it there: %s',
    async (text, settings) => {
      const folder = await emptyFolder();
      await writeFile(join(folder, 'settings.json'), text);
      expect(await settingsFile(folder).read()).toEqual({ settings });
      expect(await readFile(join(folder, 'settings.json'), 'utf8')).toBe(text);
    },
  );

  it('says only once that a file was set aside', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'settings.json'), 'broken');
    const file = settingsFile(folder);
    expect(await file.read()).toHaveProperty('setAside');
    expect(await file.read()).toEqual({ settings: defaults });
  });

  it('keeps every damaged file, not only the last', async () => {
    const folder = await emptyFolder();
    for (const text of ['one', 'two']) {
      await writeFile(join(folder, 'settings.json'), text);
      await settingsFile(folder).read();
    }
    expect(await readFile(join(folder, 'settings.damaged-1.json'), 'utf8')).toBe('one');
    expect(await readFile(join(folder, 'settings.damaged-2.json'), 'utf8')).toBe('two');
  });

  it('goes on after a change that failed', async () => {
    const folder = join(await emptyFolder(), 'folder');
    await writeFile(folder, 'a file where the folder should be');
    const file = settingsFile(folder);
    await expect(file.change({ theme: 'dark' })).rejects.toThrow();
    await rm(folder);
    await mkdir(folder);
    expect(await file.change({ theme: 'light' })).toEqual({ ...defaults, theme: 'light' });
  });

  it('knows habits that an older version wrote', async () => {
    const { follows: _, ...older } = { ...defaults.habits, speed: 'slow' as const };
    const folder = await emptyFolder();
    await writeFile(join(folder, 'settings.json'), JSON.stringify({ habits: older }));
    const { settings } = await settingsFile(folder).read();
    expect(settings.habits).toEqual({ ...older, follows: true });
  });
});

describe('a change of settings from outside', () => {
  it.each([
    {},
    { theme: 'dark' },
    { language: 'fr' },
    { language: 'system', theme: 'system' },
    { habits: { speed: 'at-once', follows: true, skipsTrivial: false, dealsIn: true } },
    { habits: { ...defaults.habits, posse } },
    { habits: { ...defaults.habits, posse: settling({ slipperyStops: true, freeActionsToSpare: false }) } },
    { boxes: {} },
    { tours: [] },
    { tours: [toured, { ...toured, file: { name: 'a.json', folder: '~' } }] },
    { boxes: { 'undead-or-alive': 2, 'gears-and-guns': 0, 'box-3': 99 } },
  ])('may be %j', (change) => {
    expect(isSettingsChange(change)).toBe(true);
  });

  it.each([
    [null],
    [7],
    ['dark'],
    [[]],
    [['dark']],
    [{ theme: 'pink' }],
    [{ language: 'xx' }],
    [{ colour: 'red' }],
    [{ theme: undefined }],
    [{ habits: { ...defaults.habits, speed: 'faster' } }],
    [{ habits: { ...defaults.habits, posse: { ...posse, people: ['../x'] } } }],
    [{ habits: { ...defaults.habits, posse: { ...posse, players: -1 } } }],
    [{ habits: { ...defaults.habits, posse: settling({ slipperyStops: 'yes' }) } }],
    [{ habits: { ...defaults.habits, posse: settling({ nobodyStops: true }) } }],
    [{ habits: { ...defaults.habits, posse: { ...posse, nobodyStops: true } } }],
    [{ habits: { ...defaults.habits, posse: null } }],
    [{ habits: { speed: 'slow' } }],
    [{ habits: { ...defaults.habits, volume: 11 } }],
    [{ habits: null }],
    [{ tours: null }],
    [{ tours: [{ ...toured, at: 1.5 }] }],
    [{ tours: [{ ...toured, noticed: [7] }] }],
    [{ tours: [{ ...toured, file: { name: 'a.json', path: '/' } }] }],
    [{ tours: [{ ...toured, isShown: 1 }] }],
    [{ tours: [{ ...toured, more: true }] }],
    [{ tours: Array.from({ length: 51 }, () => toured) }],
    [{ boxes: null }],
    [{ boxes: ['undead-or-alive'] }],
    [{ boxes: { 'undead-or-alive': -1 } }],
    [{ boxes: { 'undead-or-alive': 1.5 } }],
    [{ boxes: { 'undead-or-alive': 100 } }],
    [{ boxes: { 'Undead or Alive': 1 } }],
    [{ boxes: Object.fromEntries(Array.from({ length: 51 }, (_none, box) => [`box-${box}`, 1])) }],
  ])('may not be %j', (change) => {
    expect(isSettingsChange(change)).toBe(false);
  });

  it('may not bring a prototype along', () => {
    expect(isSettingsChange(JSON.parse('{"__proto__":{"theme":"dark"}}'))).toBe(false);
    expect(isSettingsChange(JSON.parse('{"boxes":{"__proto__":1}}'))).toBe(false);
  });
});
