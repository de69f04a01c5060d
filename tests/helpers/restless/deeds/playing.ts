import { spoken } from '../../spoken';
import type { Deed } from '../deed';
import type { Thing } from '../sight';

const moves = ['Enter', 'Enter', 'Enter', 'PageDown', 'b', '1', '2', '3', 'e', 'm', 's', 'a', 'Home'];

const boardsOfGames = spoken('play.board');

function isAtTable({ words }: Thing): boolean {
  return boardsOfGames.some((name) => words.includes(name));
}

/** Nothing that only a test could do: without these, a walker would hardly ever come to a second round. */
export const playing: readonly Deed[] = [
  {
    name: 'begin to play',
    weight: 3,
    mood: 'playing',
    canDo: ({ board }) => board !== undefined && !isAtTable(board),
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
];
