import type * as Electron from 'electron';
import { describe, expect, it } from 'vitest';
import { chooseFile } from '../../../main/electron/choose-file';
import { createHost } from '../../../main/host';
import { emptyFolder } from '../../helpers/folders';
import { aboutTest } from '../../helpers/shell';

async function chosen(answer: Electron.OpenDialogReturnValue) {
  const shown: Electron.OpenDialogOptions[] = [];
  const electron = {
    app: { getLocale: () => 'fr-CA' },
    dialog: {
      showOpenDialog: (_window: unknown, options: Electron.OpenDialogOptions) => {
        shown.push(options);
        return Promise.resolve(answer);
      },
    },
  } as unknown as typeof Electron;
  const host = createHost(await emptyFolder(), { about: aboutTest });
  const path = await chooseFile(electron, {} as Electron.BrowserWindow, host);
  return { path, options: shown[0] };
}

describe('the dialog for opening', () => {
  it('looks for missions, in the language of the system', async () => {
    const { path, options } = await chosen({ canceled: false, filePaths: ['/somewhere/m.json'] });
    expect(path).toBe('/somewhere/m.json');
    expect(options).toMatchObject({ properties: ['openFile'] });
    expect(options?.filters?.[0]).toEqual({ name: 'Missions Boothill', extensions: ['json'] });
  });

  it('can be cancelled', async () => {
    expect((await chosen({ canceled: true, filePaths: [] })).path).toBeUndefined();
  });
});
