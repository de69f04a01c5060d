import type { ActionList, Chosen } from '../../../game/action-list';
import { decision, OPEN } from '../../../game/agenda';
import { NOTHING } from '../../../game/vocabulary';
import { playerFor } from '../actors';
import type { FamilyGame } from '../game';
import { holdsFor } from '../skills/scopes';
import { freeActions, freeLeft, useFree } from './allowance';
import { carryOut } from './carry-out';

/** Does what was chosen, once it is paid for. How, is asked only where there is a choice. */
export function payAndDo(
  game: FamilyGame,
  survivor: number,
  sorts: number,
  cost: number,
  chosen: Chosen,
): void {
  const { kind, a, b, c, d } = chosen;
  if (cost > 0 && freeActions(game, survivor, sorts) > 0) {
    payment.begin(game, survivor, sorts, cost, kind, a, b, c, d);
    return;
  }
  game.state.actionsLeft -= cost;
  carryOut(game, survivor, sorts, chosen);
}

/** Ways to pay the next action of a cost: free actions first, the most specialised ones before others. */
export const payment = decision<FamilyGame, 'survivor' | 'sorts' | 'left' | 'word' | 'a' | 'b' | 'c' | 'd'>(
  'payment',
  ['survivor', 'sorts', 'left', 'word', 'a', 'b', 'c', 'd'],
  {
    is: { isBeforeDealing: true, isForPlayers: true },
    decider: (game, { survivor }) => playerFor(game, survivor),
    options(game, { survivor, sorts }, list: ActionList) {
      for (const free of game.table.freeActions) {
        if (holdsFor(free, sorts) && freeLeft(game, survivor, free.skill) > 0)
          list.add(game.words.pay, free.skill);
      }
      if (game.state.actionsLeft > 0) list.add(game.words.pay, NOTHING);
    },
    choose(game, frame, { a: skill }) {
      const { survivor, sorts, word, a, b, c, d } = frame;
      if (skill === NOTHING) game.state.actionsLeft -= 1;
      else useFree(game, survivor, skill, game.because['which-action-pays']);
      frame.left -= 1;
      if (frame.left > 0) frame.step = OPEN;
      else carryOut(game, survivor, sorts, { kind: word, a, b, c, d });
    },
  },
);
