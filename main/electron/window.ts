import type * as Electron from 'electron';

export function createWindow(electron: typeof Electron, preload: string): Electron.BrowserWindow {
  const dark = electron.nativeTheme.shouldUseDarkColors;
  return new electron.BrowserWindow({
    width: 1280,
    height: 840,
    minWidth: 640,
    minHeight: 480,
    title: 'Boothill',
    // Shown when the page has painted; until then this keeps it from flashing white.
    show: false,
    backgroundColor: dark ? '#241c15' : '#efe4cc',
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
