import { basename, join } from 'node:path';
import type { Deed } from '../deed';
import { comesUp } from '../sight';

const sizes = [
  [1280, 840],
  [1366, 768],
  [1920, 1080],
  [900, 700],
  [720, 900],
  [640, 480],
] as const;

export const surroundings: readonly Deed[] = [
  {
    name: 'wait',
    weight: 6,
    do: async (user) => {
      const time = user.luck.pick([500, 2000, 2000, 8000, 30_000]);
      user.tell(`waits ${time / 1000} s`);
      await user.pass(time);
    },
  },
  {
    name: 'size the window',
    weight: 2,
    do: async (user) => {
      const [width, height] = user.luck.pick(sizes);
      user.tell(`sizes the window to ${width} x ${height}`);
      await user.window.setViewportSize({ width, height });
    },
  },
  {
    name: 'choose from the system’s menus',
    weight: 12,
    canDo: (_sight, { app }) => app.systemMenus !== undefined,
    do: async (user) => {
      const menus = ((await user.app.systemMenus?.()) ?? []).filter(({ items }) => items.length > 0);
      if (menus.length === 0) return;
      const { menu, items } = user.luck.pick(menus);
      const item = user.luck.pick(items);
      user.tell(`chooses ${menu} > ${item}`);
      await user.app.chooseInMenu(menu, item);
    },
  },
  {
    name: 'have another file ready for the next dialog',
    weight: 2,
    do: async (user) => {
      const { files, saved } = user.belongings;
      const [open, save] = [user.luck.pick(files), join(saved, `${user.luck.below(4)}.boothill.json`)];
      user.tell(`will open ${basename(open)} and save ${basename(save)}`);
      await user.app.chooseAlways({ open, save });
    },
  },
  {
    name: 'drop a file on the window',
    weight: 1,
    do: async (user) => {
      const file = user.luck.pick(user.belongings.files);
      user.tell(`drops ${basename(file)} on the window`);
      await user.drop(file);
    },
  },
  {
    name: 'load the page again',
    weight: 1,
    do: async (user) => {
      user.tell('loads the page again');
      await user.window.reload();
      await comesUp(user.window);
    },
  },
];
