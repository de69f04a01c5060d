import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type * as Electron from 'electron';
import { type Say, sentence, spokenLanguage } from '../../languages';
import { missionFileName } from '../../schemas';
import type { SettingsFile } from '../host/settings';

export interface FileDialogs {
  readonly chooseFile: () => Promise<string | undefined>;
  readonly chooseTarget: (name: string) => Promise<string | undefined>;
}

/** The system's own dialogs for opening and saving missions, in the language of the window. */
export function fileDialogs(
  { app, dialog }: Pick<typeof Electron, 'app' | 'dialog'>,
  window: () => Electron.BrowserWindow | undefined,
  settings: () => SettingsFile,
): FileDialogs {
  // Whoever saves means the folder where they last opened or saved something.
  let folder: string | undefined;
  const say = async (): Promise<Say> => {
    const chosen = await settings()
      .read()
      .then(
        (stored) => stored.settings.language,
        () => 'system' as const,
      );
    const language = spokenLanguage(chosen, app.getLocale());
    return (key, parameters) => sentence(language, key, parameters);
  };

  async function askForTarget(proposal: string): Promise<string | undefined> {
    const options: Electron.SaveDialogOptions = {
      defaultPath: proposal,
      filters: filters(await say(), savedEndings),
    };
    const parent = window();
    const { canceled, filePath } = await (parent
      ? dialog.showSaveDialog(parent, options)
      : dialog.showSaveDialog(options));
    return canceled || !filePath ? undefined : filePath;
  }

  return {
    chooseFile: async () => {
      const options: Electron.OpenDialogOptions = {
        properties: ['openFile'],
        filters: filters(await say(), ['json']),
        ...(folder !== undefined && { defaultPath: folder }),
      };
      const parent = window();
      const { canceled, filePaths } = await (parent
        ? dialog.showOpenDialog(parent, options)
        : dialog.showOpenDialog(options));
      const [path] = filePaths;
      if (canceled || path === undefined) return undefined;
      folder = dirname(path);
      return path;
    },
    chooseTarget: async (name) => {
      let proposal = join(folder ?? documentsFolder(app), missionFileName(name));
      for (;;) {
        const path = await askForTarget(proposal);
        if (path === undefined) return undefined;
        const whole = extname(path) === '' ? `${path}.boothill.json` : path;
        folder = dirname(whole);
        if (whole === path || !existsSync(whole)) return whole;
        // The dialog has asked about the name without its ending; nobody has agreed to lose this file.
        proposal = whole;
      }
    },
  };
}

/** The panel of macOS does not understand an ending of two parts. */
const savedEndings = process.platform === 'darwin' ? ['json'] : ['boothill.json', 'json'];

function filters(say: Say, endings: string[]): Electron.FileFilter[] {
  return [
    { name: say('open.missions'), extensions: endings },
    { name: say('open.all-files'), extensions: ['*'] },
  ];
}

function documentsFolder(app: Electron.App): string {
  try {
    return app.getPath('documents');
  } catch {
    // Some systems name none.
    return app.getPath('home');
  }
}
