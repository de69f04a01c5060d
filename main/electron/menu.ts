import type * as Electron from 'electron';
import type { Menu, MenuItem } from '../contract';

/**
 * The menu bar as the window described it. Shortcuts are shown only: the window itself hears the keys, on
 * macOS too, where a key that the page has used does not reach the menu any more.
 */
export function nativeMenu(
  { Menu: menuClass }: Pick<typeof Electron, 'Menu'>,
  menus: readonly Menu[],
  choose: (action: string) => void,
): Electron.Menu {
  const described = menus.map(({ label, items }) => ({
    label,
    submenu: items.map((item) => nativeItem(item, choose)),
  }));
  // On macOS the first menu is the application's own, and copying in a text field needs an Edit menu.
  const mac: Electron.MenuItemConstructorOptions[] = [{ role: 'appMenu' }, { role: 'editMenu' }];
  return menuClass.buildFromTemplate(process.platform === 'darwin' ? [...mac, ...described] : described);
}

function nativeItem(item: MenuItem, choose: (action: string) => void): Electron.MenuItemConstructorOptions {
  if (item === null) return { type: 'separator' };
  const { action, label, shortcut, enabled, checked } = item;
  return {
    id: action,
    label,
    enabled,
    registerAccelerator: false,
    ...(shortcut === undefined ? {} : { accelerator: shortcut }),
    ...(checked === undefined ? {} : { type: 'checkbox', checked }),
    click: () => choose(action),
  };
}
