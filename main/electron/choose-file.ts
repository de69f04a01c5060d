import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type * as Electron from 'electron';
import type { Say, SentenceKey } from '../../languages';
import { type ExportKind, exportEndings, exportFileName, missionFileName } from '../../schemas';

export interface FileDialogs {
  readonly chooseFile: () => Promise<string | undefined>;
  readonly chooseTarget: (name: string) => Promise<string | undefined>;
  readonly chooseExport: (name: string, kind: ExportKind) => Promise<string | undefined>;
}

/** The system's own dialogs for opening and saving missions, and what is made of them and of games, in the language of the window. */
export function fileDialogs(
  { app, dialog }: Pick<typeof Electron, 'app' | 'dialog'>,
  window: () => Electron.BrowserWindow | undefined,
  say: () => Promise<Say>,
): FileDialogs {
  // Whoever saves means the folder where they last opened or saved something.
  let folder: string | undefined;

  async function askForTarget(proposal: string, { name, ending }: Saved): Promise<string | undefined> {
    const options: Electron.SaveDialogOptions = {
      defaultPath: proposal,
      filters: filters(await say(), name, savedEndings(ending)),
    };
    const parent = window();
    const { canceled, filePath } = await (parent
      ? dialog.showSaveDialog(parent, options)
      : dialog.showSaveDialog(options));
    return canceled || !filePath ? undefined : filePath;
  }

  /** A place for a file of this name, its ending included, for which nobody loses another one unasked. */
  async function chooseTarget(name: string, saved: Saved): Promise<string | undefined> {
    let proposal = join(folder ?? documentsFolder(app), name);
    for (;;) {
      const path = await askForTarget(proposal, saved);
      if (path === undefined) return undefined;
      const whole = extname(path) === '' ? `${path}${saved.ending}` : path;
      folder = dirname(whole);
      if (whole === path || !existsSync(whole)) return whole;
      // The dialog has asked about the name without its ending; nobody has agreed to lose this file.
      proposal = whole;
    }
  }

  return {
    chooseFile: async () => {
      const options: Electron.OpenDialogOptions = {
        properties: ['openFile'],
        filters: filters(await say(), 'open.missions', OPENED),
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
    chooseTarget: (name) => chooseTarget(missionFileName(name), savedAs.mission),
    chooseExport: (name, kind) => chooseTarget(exportFileName(name, kind), savedAs[kind]),
  };
}

/** Missions, and what may have one in it. */
const OPENED = ['json', 'boothill', 'png', 'svg', 'html', 'txt'];

/** What sort of file it is, and the ending of its name. */
interface Saved {
  readonly name: SentenceKey;
  readonly ending: string;
}

const savedAs = {
  mission: { name: 'open.missions', ending: '.boothill.json' },
  replay: { name: 'open.replays', ending: exportEndings.replay },
  situation: { name: 'open.situations', ending: exportEndings.situation },
  pdf: { name: 'open.pdf', ending: exportEndings.pdf },
  png: { name: 'open.png', ending: exportEndings.png },
  svg: { name: 'open.svg', ending: exportEndings.svg },
  txt: { name: 'open.txt', ending: exportEndings.txt },
} as const satisfies Record<ExportKind | 'mission', Saved>;

/** The panel of macOS does not understand an ending of two parts. */
function savedEndings(ending: string): string[] {
  if (!ending.endsWith('.json')) return [ending.slice(1)];
  return process.platform === 'darwin' ? ['json'] : [ending.slice(1), 'json'];
}

function filters(say: Say, name: SentenceKey, endings: string[]): Electron.FileFilter[] {
  return [
    { name: say(name), extensions: endings },
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
