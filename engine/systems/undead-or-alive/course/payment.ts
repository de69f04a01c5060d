import type { ActionList, Chosen } from '../../../game/action-list';
import { decision, OPEN } from '../../../game/agenda';
import { NOTHING } from '../../../game/vocabulary';
import { playerFor } from '../actors';
import type { UoaGame } from '../game';
import { FREE_ACTIONS } from '../skills/free-actions';
import { holdsFor } from '../skills/scopes';
import { DO } from '../words';
import { freeActions, freeLeft, useFree } from './allowance';
import { carryOut } from './carry-out';

/** Does what was chosen, once it is paid for. How, is asked only where there is a choice. */
export function payAndDo(game: UoaGame, survivor: number, sorts: number, cost: number, chosen: Chosen): void {
  const { kind, a, b, c, d } = chosen;
  if (cost > 0 && freeActions(game, survivor, sorts) > 0) {
    payment.begin(game, survivor, sorts, cost, kind, a, b, c, d);
    return;
  }
  game.state.actionsLeft -= cost;
  carryOut(game, survivor, sorts, chosen);
}

/** What pays for the next of the actions that something costs: free ones are named first, and those for fewer sorts before others. */
export const payment = decision<UoaGame, 'survivor' | 'sorts' | 'left' | 'word' | 'a' | 'b' | 'c' | 'd'>(
  'payment',
  ['survivor', 'sorts', 'left', 'word', 'a', 'b', 'c', 'd'],
  {
    decider: (game, { survivor }) => playerFor(game, survivor),
    options(game, { survivor, sorts }, list: ActionList) {
      for (const free of FREE_ACTIONS) {
        if (holdsFor(free, sorts) && freeLeft(game, survivor, free.skill) > 0) list.add(DO.pay, free.skill);
      }
      if (game.state.actionsLeft > 0) list.add(DO.pay, NOTHING);
    },
    choose(game, frame, { a: skill }) {
      const { survivor, sorts, word, a, b, c, d } = frame;
      if (skill === NOTHING) game.state.actionsLeft -= 1;
      else useFree(game, survivor, skill, ['UOA-CHOICE-05']);
      frame.left -= 1;
      if (frame.left > 0) frame.step = OPEN;
      else carryOut(game, survivor, sorts, { kind: word, a, b, c, d, e: 0 });
    },
  },
);
