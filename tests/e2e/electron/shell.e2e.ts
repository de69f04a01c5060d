import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { presentElectron } from '../../../scripts/steps/electron.mjs';
import { desktopTest as test } from '../../helpers/app';
import { sandboxArguments } from '../../helpers/sandbox';

test('the menu bar is built from the actions, in the language of the window', async ({ app, window }) => {
  const menus = () =>
    app.evaluate(({ Menu }) =>
      Menu.getApplicationMenu()?.items.map(({ label, submenu }) => [
        label,
        submenu?.items.map((item) => item.label),
      ]),
    );
  await expect.poll(menus).toEqual([
    [
      'File',
      [
        ...[
          'New mission',
          'Open a mission…',
          'Save',
          'Save as…',
          'Print…',
          'Load the file again',
          'Versions…',
        ],
        ...['Close the mission', '', 'Next mission', 'Previous mission', 'Start screen', '', 'Quit'],
      ],
    ],
    [
      'Edit',
      [
        ...['Undo', 'Redo', '', 'Cut', 'Copy', 'Paste', 'Duplicate', 'Delete', '', 'Select all', ''],
        ...['Mix face down', 'Lay openly', '', 'Find…', '', 'My boxes…'],
      ],
    ],
    [
      'Board',
      [
        ...['Select', 'Hand', 'Label', 'Arrow', 'Area', 'Sight', 'Distance', 'Let go', ''],
        ...['Turn right', 'Turn left', 'Turn over', 'Swap the two tiles', 'Make it a train that drives', ''],
        ...['Move to the left', 'Move to the right', 'Move upwards', 'Move downwards'],
      ],
    ],
    [
      'Play',
      [
        ...['Play', 'New game…', 'Return to mission', 'Take back', 'Forward again'],
        ...['Save game as replay…', 'Save this moment as situation…', '', 'Look at a campaign'],
      ],
    ],
    [
      'View',
      [
        ...['Zoom in', 'Zoom out', 'Show all', ''],
        ...['Palette', 'Properties and lists', 'Cards in full', ''],
        ...[
          'Zones',
          'Areas',
          'Order of the spawn zones',
          'Pieces laid by the rules',
          'Grid',
          'Rulers',
          'Codes of zones',
          'Snap',
          'All languages',
          '',
        ],
        ...['The mission for everybody', 'The mission for other numbers'],
        ...['Other for more or fewer survivors…', ''],
        ...['Move left', 'Move right', 'Move up', 'Move down', ''],
        ...['Light', 'Dark', 'Same as system', '', 'English', 'Français', 'System language', ''],
        'Full screen',
      ],
    ],
    [
      'Help',
      [
        'Handbook',
        '',
        'Learn by doing…',
        'To the tour and back',
        'Leave the tour',
        '',
        'All keys',
        '',
        'About Boothill',
      ],
    ],
  ]);
  const choose = (id: string) =>
    app.evaluate(({ Menu }, name) => void Menu.getApplicationMenu()?.getMenuItemById(name)?.click(), id);
  await choose('language.fr');
  await expect(window.getByText('non officiel')).toBeVisible();
  await expect
    .poll(async () => (await menus())?.map(([label]) => label))
    .toEqual(['Fichier', 'Édition', 'Plateau', 'Jeu', 'Affichage', 'Aide']);
  await choose('about.show');
  await expect(window.getByRole('dialog')).toBeVisible();
});

test('what cannot be done is grey in the menu bar of the system', async ({ app, window }) => {
  const grey = (menu: string) =>
    app.evaluate(
      ({ Menu }, label) =>
        Menu.getApplicationMenu()
          ?.items.find((item) => item.label === label)
          ?.submenu?.items.filter(({ enabled }) => !enabled)
          .map((item) => item.label),
      menu,
    );
  await expect.poll(() => grey('Edit')).toContain('Select all');
  await window.getByRole('button', { name: 'Town of four tiles' }).click();
  await expect.poll(() => grey('Edit')).not.toContain('Select all');
  expect(await grey('Edit')).toEqual(expect.arrayContaining(['Undo', 'Redo', 'Duplicate']));
  expect(await grey('Board')).toContain('Swap the two tiles');
  await window.keyboard.press('ControlOrMeta+a');
  await expect.poll(() => grey('Edit')).not.toContain('Duplicate');
});

test('F11 fills the screen', async ({ app, window }) => {
  // Without a window manager nothing can really be enlarged, so the wish is what counts.
  await app.evaluate(({ BrowserWindow }) => {
    const [only] = BrowserWindow.getAllWindows();
    if (!only) throw new Error('There is no window');
    only.setFullScreen = (full) => {
      (globalThis as Record<string, unknown>)['wishedFull'] = full;
    };
  });
  await window.keyboard.press('F11');
  await expect
    .poll(() => app.evaluate(() => (globalThis as Record<string, unknown>)['wishedFull']))
    .toBe(true);
});

test('Ctrl+Q quits', async ({ app, window }) => {
  const closed = app.waitForEvent('close');
  await window.keyboard.press('ControlOrMeta+q').catch(() => undefined);
  await closed;
});

test('the window says that it runs on a stand-in, and without a sandbox as root', async ({ window }) => {
  const isStandIn = presentElectron()?.standIn === true;
  await expect(window.getByRole('main').getByText('older Electron')).toBeVisible({ visible: isStandIn });
  await window.getByRole('button', { name: 'About Boothill' }).click();
  const warning = (text: string) => window.getByRole('dialog').getByText(text);
  await expect(warning('older Electron')).toBeVisible({ visible: isStandIn });
  await expect(warning('sandbox is off')).toBeVisible({ visible: sandboxArguments().length > 0 });
});

test('a second start brings the first window to the front and ends', async ({
  app,
  window: _opened,
  folder,
}) => {
  const runtime = presentElectron();
  const second = spawn(runtime?.program ?? '', [...sandboxArguments(), 'dist/main/electron.js'], {
    env: { ...process.env, BOOTHILL_FOLDER: folder, BOOTHILL_ANNOUNCE: '1' },
  });
  let output = '';
  second.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise((resolve) => second.once('close', resolve));
  expect(code).toBe(0);
  expect(output).toBe('boothill:already-open\n');
  expect(app.windows()).toHaveLength(1);
});

test('a folder that cannot be used does not keep the window from opening', async ({ folder }) => {
  // Even root cannot make a folder below a file.
  const file = `${folder}/a file`;
  await writeFile(file, '');
  const runtime = presentElectron();
  const child = spawn(runtime?.program ?? '', [...sandboxArguments(), 'dist/main/electron.js'], {
    env: { ...process.env, BOOTHILL_FOLDER: file, BOOTHILL_ANNOUNCE: '1' },
  });
  const word = await new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').once('data', resolve);
    child.once('close', () => resolve('ended'));
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await closed;
  expect(word).toBe('boothill:open\n');
});
