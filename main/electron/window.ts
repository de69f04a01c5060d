import type * as Electron from 'electron';
import { palettes } from '../../drawing/palette';

export function createWindow(electron: typeof Electron, preload: string): Electron.BrowserWindow {
  const palette = electron.nativeTheme.shouldUseDarkColors ? palettes.dark : palettes.light;
  return new electron.BrowserWindow({
    width: 1280,
    height: 840,
    minWidth: 640,
    minHeight: 480,
    title: 'Boothill',
    // Shown when the page is drawn; its colour keeps it from flashing before that.
    show: false,
    backgroundColor: palette.paper,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      // Would fetch dictionaries from the network.
      spellcheck: false,
    },
  });
}
