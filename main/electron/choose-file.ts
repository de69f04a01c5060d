import type * as Electron from 'electron';
import { sentence, spokenLanguage } from '../../languages';
import type { Host } from '../host';

/** The system's own dialog for opening a mission, in the language of the window. */
export async function chooseFile(
  { app, dialog }: Pick<typeof Electron, 'app' | 'dialog'>,
  window: Electron.BrowserWindow | undefined,
  { settings }: Host,
): Promise<string | undefined> {
  const chosen = await settings.read().then(
    (stored) => stored.settings.language,
    () => 'system' as const,
  );
  const language = spokenLanguage(chosen, app.getLocale());
  const options: Electron.OpenDialogOptions = {
    properties: ['openFile'],
    filters: [
      { name: sentence(language, 'open.missions'), extensions: ['json'] },
      { name: sentence(language, 'open.all-files'), extensions: ['*'] },
    ],
  };
  const { canceled, filePaths } = await (window
    ? dialog.showOpenDialog(window, options)
    : dialog.showOpenDialog(options));
  return canceled ? undefined : filePaths[0];
}
