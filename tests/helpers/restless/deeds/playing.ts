import { basename } from 'node:path';
import { spoken } from '../../spoken';
import type { Deed } from '../deed';
import { type Sight, settledSight, type Thing } from '../sight';
import { middleOf } from '../user';

const moves = ['Enter', 'Enter', 'Enter', 'PageDown', 'b', '1', '2', '3', 'e', 'm', 's', 'a', 'Home'];

/** What bears one of the names that a sentence has in all languages. */
function named(key: string): ({ things }: Sight) => Thing | undefined {
  const names = spoken(key);
  return ({ things }) => things.find(({ words }) => names.some((name) => words.endsWith(`‘${name}’`)));
}

const [table, whatIf, letItPlay] = [named('play.board'), named('what-if.title'), named('autopilot.start')];

/** Nothing that only a test could do: without these, a walker would hardly ever come to a second round. */
export const playing: readonly Deed[] = [
  {
    name: 'begin to play',
    weight: 3,
    mood: 'playing',
    canDo: (sight) => sight.board !== undefined && !table(sight),
    do: async (user) => {
      user.tell('presses F5, and Enter');
      await user.press('F5');
      await user.pass(1000);
      await user.press('Enter');
    },
  },
  {
    name: 'play on',
    weight: 12,
    mood: 'playing',
    canDo: ({ board, isWriting }) => board !== undefined && !isWriting,
    do: async (user) => {
      const keys = Array.from({ length: 1 + user.luck.below(8) }, () => user.luck.pick(moves));
      user.tell(`presses ${keys.join(', ')}`);
      for (const key of keys) {
        await user.press(key);
        await user.pass(user.luck.pick([100, 400, 1500]));
      }
    },
  },
  {
    name: 'take up another mission',
    weight: 2,
    mood: 'playing',
    canDo: (sight) => !table(sight),
    do: async (user) => {
      const mission = user.luck.pick(user.belongings.missions);
      user.tell(`drops ${basename(mission)} on the window, presses F5, and Enter`);
      await user.drop(mission);
      await settledSight(user.window);
      await user.press('F5');
      await settledSight(user.window);
      await user.press('Enter');
    },
  },
  {
    name: 'let the autopilot play',
    weight: 2,
    mood: 'playing',
    canDo: (sight) => whatIf(sight) !== undefined,
    do: async (user, sight) => {
      const panel = whatIf(sight);
      if (!panel) return;
      user.tell(`clicks ${panel.words}`);
      await user.click(middleOf(panel.area));
      const start = letItPlay(await settledSight(user.window));
      if (!start) return;
      user.tell(`clicks ${start.words}`);
      await user.click(middleOf(start.area));
      await user.pass(user.luck.pick([500, 5000, 20_000]));
    },
  },
];
