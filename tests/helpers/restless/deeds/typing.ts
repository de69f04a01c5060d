import type { Deed } from '../deed';
import { middleOf } from '../user';

const letters = 'abdefghijklmnopqrstuvwxyz0123456789+-?,.'.split('');
const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const others = [
  'Enter',
  'Space',
  'Escape',
  'Tab',
  'Shift+Tab',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Delete',
];
const functions = ['F1', 'F5', 'F11', 'Shift+P', 'Shift+G', 'Shift+F10', 'ContextMenu'];
const commands = [
  ...['z', 'z', 'z', 'y', 'y', 'Shift+z', 'a', 'c', 'x', 'v', 'd', 's', 'Shift+s', 'n', 'o', 'f'],
  ...['0', '1', '+', '-', 'Tab', 'w', 'q'],
].map((key) => `Control+${key}`);

const inscriptions = [
  ...['', ' ', '0', '1', '-1', '3', '6', '90', '12.5', '999999999', '1e9', '٣'],
  ...['Gold', 'L’été à la gare', '<b>bold</b>', '{{name}}', 'a"b\\c', '__proto__', 'con', '../up', '🤠'],
  'A very long way of saying that the train is late again, '.repeat(8),
];

export const typing: readonly Deed[] = [
  {
    name: 'press a key',
    weight: 16,
    do: async (user) => {
      const key = user.luck.pick(user.luck.pick([letters, arrows, others, others, functions, commands]));
      user.tell(`presses ${key}`);
      await user.press(key);
    },
  },
  {
    name: 'press a key many times',
    weight: 4,
    do: async (user) => {
      const key = user.luck.pick(
        user.luck.pick([arrows, ['Control+z', 'Control+y', 'Tab', 'PageDown', 'Enter']]),
      );
      const many = 2 + user.luck.below(12);
      user.tell(`presses ${key} ${many} times`);
      for (let pressed = 0; pressed < many; pressed++) {
        await user.press(key);
        if (user.luck.oneIn(3)) await user.pass(30);
      }
    },
  },
  {
    name: 'write into a field',
    weight: 6,
    canDo: ({ things }) => things.some(({ kind }) => kind === 'write'),
    do: async (user, sight) => {
      const field = user.thing(sight, ({ kind }) => kind === 'write');
      if (!field) return;
      const words = user.luck.pick(inscriptions);
      const leaves = user.luck.pick(['Enter', 'Tab', 'Escape', '']);
      user.tell(
        `writes ${JSON.stringify(words.slice(0, 60))} into ${field.words}${leaves && `, then ${leaves}`}`,
      );
      await user.click(middleOf(field.area));
      await user.press('Control+a');
      await user.window.keyboard.type(words);
      if (leaves) await user.press(leaves);
    },
  },
  {
    name: 'choose from a list',
    weight: 4,
    canDo: ({ things }) => things.some(({ kind }) => kind === 'choose'),
    do: async (user, sight) => {
      const list = user.thing(sight, ({ kind }) => kind === 'choose');
      if (!list) return;
      const keys = Array.from({ length: 1 + user.luck.below(3) }, () => user.luck.pick(arrows));
      user.tell(`presses ${keys.join(', ')} in ${list.words}`);
      // A click would open a menu of the system's, which no test can see.
      const [x, y] = middleOf(list.area);
      await user.window.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest<HTMLElement>('select, input')?.focus(),
        [x, y] as const,
      );
      for (const key of keys) await user.press(key);
    },
  },
];
