import { accessSync, constants, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Electron from 'electron';
import { version } from '../../package.json';
import type { About } from '../contract';
import { createHost, type Host } from '../host';
import type { Shell } from '../host/shell';
import { askedFiles } from './asked-files';
import { fileDialogs } from './choose-file';
import { type Closing, holdClosing } from './closing';
import { connectWindow } from './ipc';
import { nativeMenu } from './menu';
import { appOrigin, registerScheme, serveWindow } from './protocol';
import { refuseEverything } from './refusals';
import { reviveWindow } from './reviving';
import { createWindow } from './window';

export interface ShellOptions {
  folder: string;
  windowFolder: string;
  preload: string;
  /** Tells whoever started the app how far it is. */
  announce: (word: 'open' | 'already-open') => void;
}

const DRAWN_AT_THE_LATEST_MS = 5_000;

/** Orders the start; Electron is handed in, so that tests can hand in another one. */
export function startShell(electron: typeof Electron, options: ShellOptions): void {
  const { app, protocol, session } = electron;
  // Together with --no-sandbox, which root needs, this would keep Chromium's own processes from starting.
  if (hasSandbox(app)) app.enableSandbox();
  // Chromium's caches stay apart from what belongs to the user.
  app.setPath('userData', chromiumFolder(options.folder));
  registerScheme(protocol);
  if (!app.requestSingleInstanceLock()) {
    options.announce('already-open');
    app.exit(0);
    return;
  }
  let window: Electron.BrowserWindow | undefined;
  let closing: Closing | undefined;

  // `ready-to-show` comes before the page has anything to show, and on Wayland sometimes never.
  const show = () => {
    if (!window || window.isDestroyed() || window.isVisible()) return;
    window.show();
    options.announce('open');
  };
  const host = electronHost(electron, options.folder, () => window, {
    drawn: () => {
      closing?.wait();
      show();
    },
    close: () => closing?.allow(),
    stay: () => closing?.stay(),
  });
  const askFor = (argv: readonly string[], folder: string) => {
    for (const path of askedFiles(argv, folder, process.defaultApp)) host.askFor(path);
  };
  askFor(process.argv, process.cwd());
  app.on('second-instance', (_event, argv, folder) => {
    askFor(argv, folder);
    bringForward(window);
  });
  // How macOS asks, before the app is ready too.
  app.on('open-file', (event, path) => {
    event.preventDefault();
    host.askFor(path);
    bringForward(window);
  });
  app.on('window-all-closed', () => app.quit());
  refuseEverything(app);
  // Electron's own menu is in English and not ours.
  electron.Menu.setApplicationMenu(null);

  const open = async () => {
    serveWindow(session.defaultSession, options.windowFolder);
    // Settings that cannot be read are the window's to report; they must not keep it from opening.
    await followTheme(electron.nativeTheme, host).catch(() => undefined);
    const opened = createWindow(electron, options.preload);
    window = opened;
    closing = holdClosing(opened, () => host.emit({ name: 'app.closing', value: null }));
    connectWindow(electron.ipcMain, host, opened.webContents);
    reviveWindow(opened);
    await opened.loadURL(`${appOrigin}/`);
    // A page that never says it is drawn is shown all the same: it may have something to say about it.
    setTimeout(show, DRAWN_AT_THE_LATEST_MS);
  };
  app
    .whenReady()
    .then(open)
    .catch((error: unknown) => {
      console.error(error);
      app.exit(1);
    });
}

function electronHost(
  electron: typeof Electron,
  folder: string,
  window: () => Electron.BrowserWindow | undefined,
  heard: Required<Pick<Shell, 'drawn' | 'close' | 'stay'>>,
): Host {
  const dialogs = fileDialogs(electron, window, () => host.settings);
  const host: Host = createHost(folder, {
    about: about(electron.app),
    showMenu: (menus) =>
      electron.Menu.setApplicationMenu(
        nativeMenu(electron, menus, (value) => host.emit({ name: 'menu.chosen', value })),
      ),
    ...dialogs,
    ...heard,
    toggleFullScreen: () => window()?.setFullScreen(!window()?.isFullScreen()),
    quit: () => electron.app.quit(),
  });
  return host;
}

/** The frame, the menus and the page follow the theme that the user chose. */
async function followTheme(theme: Electron.NativeTheme, host: Host): Promise<void> {
  host.listen((event) => {
    if (event.name === 'settings.changed') theme.themeSource = event.value.theme;
  });
  const { settings } = await host.settings.read();
  theme.themeSource = settings.theme;
}

function about(app: Electron.App): Omit<About, 'nativeMenu'> {
  const { electron, chrome, node } = process.versions;
  return {
    version,
    shell: 'electron',
    runtime: [
      { name: 'Electron', version: electron },
      { name: 'Chromium', version: chrome },
      { name: 'Node', version: node },
    ],
    standIn: electron.startsWith('33.'),
    sandbox: hasSandbox(app),
  };
}

/**
 * Where the folder cannot be written the app still opens, and says so when something is to be saved. Chromium
 * would take it for a folder that another instance has locked.
 */
function chromiumFolder(folder: string): string {
  const usual = join(folder, 'chromium');
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return usual;
  } catch {
    return mkdtempSync(join(tmpdir(), 'boothill-'));
  }
}

function hasSandbox(app: Electron.App): boolean {
  return !app.commandLine.hasSwitch('no-sandbox');
}

function bringForward(window: Electron.BrowserWindow | undefined): void {
  if (window?.isMinimized()) window.restore();
  window?.focus();
}
