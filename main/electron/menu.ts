import type * as Electron from 'electron';
import type { Menu, MenuItem } from '../contract';

/** The menu bar as the window described it. Shortcuts are shown only: the window itself hears the keys. */
export function nativeMenu(
  { Menu: menuClass }: Pick<typeof Electron, 'Menu'>,
  menus: readonly Menu[],
  choose: (action: string) => void,
): Electron.Menu {
  return menuClass.buildFromTemplate(
    menus.map(({ label, items }) => ({ label, submenu: items.map((item) => nativeItem(item, choose)) })),
  );
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
