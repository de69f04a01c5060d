import type * as Electron from 'electron';
import { expect, it, vi } from 'vitest';
import { nativeMenu } from '../../../main/electron/menu';

it('the menu bar shows what the window described, and says what was chosen', () => {
  let template: Electron.MenuItemConstructorOptions[] = [];
  const choose = vi.fn();
  const Menu = { buildFromTemplate: (items: Electron.MenuItemConstructorOptions[]) => (template = items) };
  nativeMenu(
    { Menu } as never,
    [
      {
        label: 'View',
        items: [
          { action: 'theme.dark', label: 'Dark', enabled: true, checked: true },
          null,
          { action: 'app.quit', label: 'Quit', enabled: false, shortcut: 'CmdOrCtrl+Q' },
        ],
      },
    ],
    choose,
  );
  const [dark, line, quit] = template[0]?.submenu as Electron.MenuItemConstructorOptions[];
  expect(template[0]?.label).toBe('View');
  expect(dark).toMatchObject({ label: 'Dark', type: 'checkbox', checked: true, enabled: true });
  expect(line).toEqual({ type: 'separator' });
  // The window hears the keys itself; heard twice, a shortcut would act twice.
  expect(quit).toMatchObject({ accelerator: 'CmdOrCtrl+Q', registerAccelerator: false, enabled: false });
  dark?.click?.({} as Electron.MenuItem, undefined, {});
  expect(choose).toHaveBeenCalledExactlyOnceWith('theme.dark');
});
