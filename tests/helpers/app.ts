import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  _electron,
  type Browser,
  test as base,
  chromium,
  type ElectronApplication,
  expect,
  type Page,
} from '@playwright/test';
import { presentChromium } from '../../scripts/steps/chromium.mjs';
import { presentElectron } from '../../scripts/steps/electron.mjs';
import { killFamily } from './kill-family';
import { type StartedPage, startLocalPage } from './local-page';
import { sandboxArguments } from './sandbox';

/** A test with a folder where the app keeps what belongs to its user; empty at first. */
const folderTest = base.extend<{ folder: string }, { chromium: () => Promise<Browser> }>({
  // One browser for all tests of a worker, each with a context of its own; none where only Electron is tried.
  chromium: [
    async ({}, use) => {
      let launched: Promise<Browser> | undefined;
      await use(() => (launched ??= launchChromium()));
      await (await launched)?.close();
    },
    { scope: 'worker' },
  ],
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'boothill-test-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

/** A test of the desktop shell. */
export const desktopTest = folderTest.extend<{ app: ElectronApplication; window: Page }>({
  app: async ({ folder }, use) => {
    const app = await launchElectron(folder);
    await use(app);
    await app.close().catch(() => undefined);
  },
  window: async ({ app }, use) => {
    const window = await app.firstWindow();
    await isOpen(window);
    await use(window);
  },
});

/** A test of the local page. */
export const pageTest = folderTest.extend<{ localPage: StartedPage; visitor: Browser; window: Page }>({
  localPage: async ({ folder }, use) => {
    const page = await startLocalPage(folder);
    await use(page);
    await page.stop();
  },
  visitor: async ({ chromium: launched }, use) => {
    const browser = await launched();
    await use(browser);
    for (const context of browser.contexts()) await context.close();
  },
  window: async ({ localPage, visitor }, use) => {
    const window = await visitor.newPage(pageLook);
    await window.goto(localPage.address);
    await isOpen(window);
    await use(window);
  },
});

interface StartedWindow {
  window: Page;
  /** What the user will choose in the next dialog for opening files, the system's or the browser's. */
  chooseNext: (file: string) => Promise<void>;
  /** Opens a file of the user's own computer. */
  openFile: (file: string) => Promise<void>;
  /** Saves the mission in sight under a name; says where it lies then. */
  saveAs: (name: string) => Promise<string>;
  /** Does what writes a file that is none of the window's own; says where it lies then. */
  exported: (deed: () => Promise<void>) => Promise<string>;
  /** Chooses from the menu bar, the system's or the window's own. */
  chooseInMenu: (menu: string, item: string) => Promise<void>;
  /** What the system's menus offer now, where the window does not draw its own. */
  systemMenus?: () => Promise<MenuOffer[]>;
  /** What the user will choose from now on, whenever a file to open or to save is asked for. */
  chooseAlways: (files: { open: string; save: string }) => Promise<void>;
}

interface MenuOffer {
  readonly menu: string;
  readonly items: readonly string[];
}

/** The app with its window, in one of the shells. */
export interface StartedApp extends StartedWindow {
  end: () => Promise<void>;
  /** Closes the window as its user does, and waits until the app is gone. */
  leave: () => Promise<void>;
  /** Whether a window that is not there any more was closed in good order, rather than lost. */
  hasLeft: () => Promise<boolean>;
  /** Ends it and everything that it has started, without a word of warning. */
  kill: () => Promise<void>;
}

/** A test of the window: written once, run in both shells, each by the project of its name. */
export const test = folderTest.extend<
  StartedWindow & { started: StartedWindow; newMission: () => Promise<void> }
>({
  started: async ({ folder, chromium: launched }, use, { project }) => {
    const app = await startApp(project.metadata, folder, launched);
    await use(app);
    await app.end();
  },
  window: async ({ started: { window } }, use) => {
    await isOpen(window);
    await use(window);
  },
  chooseNext: ({ started }, use) => use(started.chooseNext),
  openFile: ({ started }, use) => use(started.openFile),
  saveAs: ({ started }, use) => use(started.saveAs),
  exported: ({ started }, use) => use(started.exported),
  chooseInMenu: ({ started }, use) => use(started.chooseInMenu),
  newMission: ({ started: { window, chooseInMenu } }, use) =>
    use(async () => {
      const tabs = window.getByRole('tablist', { name: 'Open missions' }).getByRole('tab');
      const before = await tabs.count();
      await chooseInMenu('File', 'New mission');
      // What a test chooses in the system's menu comes by another way than its keys, which may arrive first.
      await expect(tabs).toHaveCount(before + 1);
    }),
});

/** A test that starts the app itself, maybe several times: always on the same folder. */
export const startingTest = folderTest.extend<{ start: () => Promise<StartedApp> }>({
  start: async ({ folder }, use, { project }) => {
    const started: StartedApp[] = [];
    await use(async () => {
      const app = await startApp(project.metadata, folder);
      started.push(app);
      await isOpen(app.window);
      return app;
    });
    for (const app of started) await app.end().catch(() => undefined);
  },
});

function startApp(
  { shell }: { shell?: string },
  folder: string,
  launched?: () => Promise<Browser>,
): Promise<StartedApp> {
  return shell === 'electron' ? startDesktop(folder) : startPage(folder, launched);
}

async function startDesktop(folder: string): Promise<StartedApp> {
  const app = await launchElectron(folder);
  const window = await app.firstWindow();
  const program = app.process();
  const ended = once(program, 'exit');
  return {
    window,
    chooseNext: (file) => chooseInElectron(app, file),
    openFile: async (file) => {
      await chooseInElectron(app, file);
      await window.keyboard.press('Control+o');
    },
    saveAs: async (name) => {
      const file = join(folder, `${name}.boothill.json`);
      await chooseToSave(app, file);
      await window.keyboard.press('Control+Shift+s');
      await isSaved(window);
      return file;
    },
    exported: async (deed) => {
      const file = join(folder, 'exported.json');
      await chooseToSave(app, file);
      await deed();
      await expect
        .poll(() =>
          access(file).then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
      return file;
    },
    chooseInMenu: (menu, item) => chooseInSystemMenu(app, menu, item),
    systemMenus: () => offeredInSystemMenus(app),
    chooseAlways: async ({ open, save }) => {
      await chooseInElectron(app, open);
      await chooseToSave(app, save);
    },
    end: () => app.close(),
    leave: async () => {
      const closed = app.waitForEvent('close');
      await closeWindow(app);
      await closed;
    },
    hasLeft: async () => {
      await ended;
      return program.exitCode === 0;
    },
    kill: async () => {
      const closed = app.waitForEvent('close');
      killFamily(program.pid);
      await closed;
    },
  };
}

async function startPage(folder: string, launched?: () => Promise<Browser>): Promise<StartedApp> {
  const page = await startLocalPage(folder);
  // Who ends everything without a word ends a browser of its own.
  const browser = await (launched ?? launchChromium)();
  const context = await browser.newContext(pageLook);
  const window = await context.newPage();
  const closeBrowser = () => (launched ? context.close() : browser.close());
  let always: string | undefined;
  await window.goto(page.address);
  return {
    window,
    chooseNext: (file) => chooseInBrowser(window, file),
    openFile: async (file) => {
      await window.keyboard.press('Control+o');
      await chooseInBrowser(window, file);
      await window.getByRole('button', { name: 'Upload a file' }).click();
    },
    saveAs: async (name) => {
      await window.keyboard.press('Control+Shift+s');
      await window.getByRole('alertdialog').getByLabel('Name').fill(name);
      await window.keyboard.press('Enter');
      await isSaved(window);
      return join(folder, 'library', `${name}.boothill.json`);
    },
    exported: async (deed) => {
      const [download] = await Promise.all([window.waitForEvent('download'), deed()]);
      const file = join(folder, 'exported.json');
      await download.saveAs(file);
      return file;
    },
    chooseInMenu: async (menu, item) => {
      await window.getByRole('menuitem', { name: menu }).click();
      await window.getByRole('menu').getByText(item, { exact: true }).click();
    },
    chooseAlways: ({ open }) => {
      if (always === undefined) window.on('filechooser', (chooser) => void chooser.setFiles(always ?? []));
      always = open;
      return Promise.resolve();
    },
    end: async () => {
      await closeBrowser();
      await page.stop();
    },
    leave: async () => {
      const closed = window.waitForEvent('close');
      await window.close({ runBeforeUnload: true });
      await closed;
      await closeBrowser();
      await page.stop();
    },
    // Nothing in the page closes it.
    hasLeft: () => Promise.resolve(false),
    kill: async () => {
      killFamily(page.pid);
      await page.stop();
      await closeBrowser();
    },
  };
}

/** Keys that are pressed earlier are nobody's. */
async function isOpen(window: Page): Promise<void> {
  await expect(window.getByRole('heading', { name: 'Boothill' })).toBeVisible();
}

async function isSaved(window: Page): Promise<void> {
  await expect(window.getByText('Saved', { exact: true })).toBeVisible();
}

/** The system's dialog cannot be clicked by a test. */
function chooseInElectron(app: ElectronApplication, file: string): Promise<void> {
  return untilAnswered(() =>
    app.evaluate(({ dialog }, path) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] });
    }, resolve(file)),
  );
}

function chooseToSave(app: ElectronApplication, file: string): Promise<void> {
  return untilAnswered(() =>
    app.evaluate(({ dialog }, path) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: path });
    }, resolve(file)),
  );
}

/** The debugger may sweep an answer away before it has told it; only for what can be said twice. */
async function untilAnswered(say: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await say();
    } catch (error) {
      if (attempt === 3 || !String(error).includes('was garbage collected')) throw error;
    }
  }
}

export function closeWindow(app: ElectronApplication): Promise<void> {
  return app.evaluate(({ BrowserWindow }) => {
    // Later, or the answer to this would be on its way when the app is gone.
    setTimeout(() => BrowserWindow.getAllWindows()[0]?.close(), 50);
  });
}

function chooseInSystemMenu(app: ElectronApplication, menu: string, item: string): Promise<void> {
  return app.evaluate(
    ({ Menu }, labels) => {
      const top = Menu.getApplicationMenu()?.items.find(({ label }) => label === labels.menu);
      const found = top?.submenu?.items.find(({ label }) => label === labels.item);
      if (!found) throw new Error(`There is no ${labels.item} in ${labels.menu}`);
      void Menu.getApplicationMenu()?.getMenuItemById(found.id)?.click();
    },
    { menu, item },
  );
}

function offeredInSystemMenus(app: ElectronApplication): Promise<MenuOffer[]> {
  return app.evaluate(({ Menu }) =>
    (Menu.getApplicationMenu()?.items ?? []).map(({ label, submenu }) => ({
      menu: label,
      items: (submenu?.items ?? [])
        .filter(({ enabled, type }) => enabled && type !== 'separator')
        .map((item) => item.label),
    })),
  );
}

function chooseInBrowser(window: Page, file: string): Promise<void> {
  window.once('filechooser', (chooser) => void chooser.setFiles(file));
  return Promise.resolve();
}

/** As large as the desktop window opens. */
const pageLook = {
  locale: 'en-GB',
  colorScheme: 'light',
  viewport: { width: 1280, height: 840 },
} as const;

/** So that a permission to use them can be refused, rather than their absence noticed. */
const pretendedDevices = ['--use-fake-device-for-media-stream'];

const LAUNCH_MS = 15_000;
const LAUNCHES = 3;

/**
 * On a loaded machine the debugger's greeting to Electron sometimes stays unanswered, two times in a hundred:
 * Electron idles in its event loop, and without a debugger the same app opens every time. So it is the greeting
 * that is tried again, before any test has begun; a test itself never is.
 */
async function launchElectron(folder: string): Promise<ElectronApplication> {
  for (let launch = 1; ; launch++) {
    try {
      return await launchOnce(folder);
    } catch (error) {
      if (launch === LAUNCHES || !String(error).includes('Timeout')) throw error;
    }
  }
}

function launchOnce(folder: string): Promise<ElectronApplication> {
  const runtime = presentElectron();
  if (!runtime) throw new Error('There is no Electron; npm test fetches it');
  return _electron.launch({
    executablePath: runtime.program,
    args: [...sandboxArguments(), 'dist/main/electron.js', '--lang=en-GB', ...pretendedDevices],
    env: { ...(process.env as Record<string, string>), BOOTHILL_FOLDER: folder },
    colorScheme: 'light',
    timeout: LAUNCH_MS,
    // Otherwise Playwright switches the sandbox off, and the protections would be tried without it.
    chromiumSandbox: process.getuid?.() !== 0,
  });
}

function launchChromium() {
  const program = presentChromium();
  if (!program) throw new Error('There is no Chromium; npm test installs it');
  return chromium.launch({
    executablePath: program,
    args: [
      ...sandboxArguments(),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
    ],
  });
}
