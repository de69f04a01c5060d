import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as Electron from 'electron';
import { describe, expect, it } from 'vitest';
import { fileDialogs } from '../../../main/electron/choose-file';
import { speakerOf } from '../../../main/electron/speaking';
import { settingsFile } from '../../../main/host/settings';
import { emptyFolder } from '../../helpers/folders';

/** Dialogs of a French system whose user chooses these files, one after another; nothing for a dialog that is cancelled. */
async function dialogsOf(...choices: (string | undefined)[]) {
  const opened: Electron.OpenDialogOptions[] = [];
  const saved: Electron.SaveDialogOptions[] = [];
  const electron = {
    app: { getLocale: () => 'fr-CA', getPath: (name: string) => `/home/ann/${name}` },
    dialog: {
      showOpenDialog: (_window: unknown, options: Electron.OpenDialogOptions) => {
        opened.push(options);
        const path = choices.shift();
        return Promise.resolve({ canceled: path === undefined, filePaths: path === undefined ? [] : [path] });
      },
      showSaveDialog: (_window: unknown, options: Electron.SaveDialogOptions) => {
        saved.push(options);
        const filePath = choices.shift() ?? '';
        return Promise.resolve({ canceled: filePath === '', filePath });
      },
    },
  } as unknown as typeof Electron;
  const settings = settingsFile(await emptyFolder());
  const dialogs = fileDialogs(
    electron,
    () => ({}) as Electron.BrowserWindow,
    () => speakerOf(electron.app, settings),
  );
  return { ...dialogs, opened, saved };
}

describe('the dialog for opening', () => {
  it('looks for missions, in the language of the system', async () => {
    const { chooseFile, opened } = await dialogsOf('/somewhere/m.json');
    expect(await chooseFile()).toBe('/somewhere/m.json');
    expect(opened[0]).toMatchObject({ properties: ['openFile'] });
    expect(opened[0]?.filters?.[0]).toEqual({
      name: 'Missions Boothill',
      extensions: ['json', 'boothill', 'png', 'svg', 'html', 'txt'],
    });
  });

  it('can be cancelled', async () => {
    expect(await (await dialogsOf(undefined)).chooseFile()).toBeUndefined();
  });
});

describe('the dialog for saving', () => {
  it('proposes a name that every system takes, where documents lie', async () => {
    const { chooseTarget, saved } = await dialogsOf('/elsewhere/Gare.boothill.json');
    expect(await chooseTarget('Gare : l’assaut')).toBe('/elsewhere/Gare.boothill.json');
    expect(saved[0]?.defaultPath).toBe(join('/home/ann/documents', 'Gare - l’assaut.boothill.json'));
    expect(saved[0]?.filters?.[0]?.extensions).toContain('json');
  });

  it('comes back to the folder of the last file', async () => {
    const { chooseFile, chooseTarget, saved } = await dialogsOf('/missions/m.json', '/new/n.json', '/x.json');
    await chooseFile();
    await chooseTarget('n');
    await chooseTarget('o');
    expect(saved.map(({ defaultPath }) => defaultPath)).toEqual([
      join('/missions', 'n.boothill.json'),
      join('/new', 'o.boothill.json'),
    ]);
  });

  it('can be cancelled', async () => {
    expect(await (await dialogsOf(undefined)).chooseTarget('m')).toBeUndefined();
  });

  it('proposes for what is made of a game a name that says what it is', async () => {
    const { chooseExport, chooseTarget, saved } = await dialogsOf(
      '/games/r.replay.json',
      '/s.json',
      '/m.json',
    );
    expect(await chooseExport('Gare : manche 6', 'replay')).toBe('/games/r.replay.json');
    await chooseExport('Gare', 'situation');
    await chooseTarget('Gare');
    expect(saved.map(({ defaultPath }) => defaultPath)).toEqual([
      join('/home/ann/documents', 'Gare - manche 6.replay.json'),
      join('/games', 'Gare.situation.json'),
      join('/', 'Gare.boothill.json'),
    ]);
    expect(saved.map(({ filters }) => filters?.[0]?.name)).toEqual([
      'Parties enregistrées de Boothill',
      'Situations Boothill',
      'Missions Boothill',
    ]);
  });

  it('calls what is made of a mission by its name', async () => {
    const { chooseExport, saved } = await dialogsOf('/home/ann/Gare', undefined);
    expect(await chooseExport('Gare', 'pdf')).toBe('/home/ann/Gare.pdf');
    await chooseExport('Gare', 'png');
    expect(saved.map(({ filters }) => filters?.[0])).toEqual([
      { name: 'Documents PDF', extensions: ['pdf'] },
      { name: 'Images PNG', extensions: ['png'] },
    ]);
  });

  it('adds the ending that was left out to what is made of a game, too', async () => {
    const folder = await emptyFolder();
    const taken = join(folder, 'r.replay.json');
    await writeFile(taken, '');
    const { chooseExport } = await dialogsOf(join(folder, 'r'), undefined, join(folder, 's'));
    expect(await chooseExport('r', 'replay')).toBeUndefined();
    expect(await chooseExport('s', 'situation')).toBe(join(folder, 's.situation.json'));
  });

  it('adds the ending that was left out', async () => {
    const folder = await emptyFolder();
    const { chooseTarget } = await dialogsOf(join(folder, 'm'));
    expect(await chooseTarget('m')).toBe(join(folder, 'm.boothill.json'));
  });

  it('asks again where the name with its ending is taken', async () => {
    const folder = await emptyFolder();
    const taken = join(folder, 'm.boothill.json');
    await writeFile(taken, '');
    const { chooseTarget, saved } = await dialogsOf(join(folder, 'm'), taken);
    expect(await chooseTarget('m')).toBe(taken);
    expect(saved[1]?.defaultPath).toBe(taken);
  });
});
