import type { ActionList } from '../../../game/action-list';
import { decision } from '../../../game/agenda';
import { playerFor } from '../actors';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { DO } from '../words';
import { carryOut } from './carry-out';

/**
 * One action for nothing, at once, in whoever's turn: of these sorts only, and aimed at one zone if there is one to
 * aim at. It may be declined.
 */
export const grant = decision<UoaGame, 'survivor' | 'sorts' | 'zone'>(
  'grant',
  ['survivor', 'sorts', 'zone'],
  {
    decider: (game, { survivor }) => playerFor(game, survivor),
    options(game, { survivor, sorts, zone }, list: ActionList) {
      offerGranted(game, survivor, sorts, zone, list);
      list.add(DO.decline);
    },
    choose(game, { survivor }, chosen) {
      if (chosen.kind === DO.decline) return;
      const sorts = game.system.turnActionFor(chosen.kind).sorts(game, survivor, chosen);
      carryOut(game, survivor, sorts, chosen);
    },
  },
);

/** Lists what somebody could do with one action for nothing. */
export function offerGranted(
  game: UoaGame,
  survivor: number,
  sorts: number,
  zone: number,
  list: ActionList,
): void {
  const { state } = game;
  state.granted = sorts;
  state.grantedZone = zone;
  for (const action of game.system.turnActions) action.offer(game, survivor, list);
  state.granted = 0;
  state.grantedZone = NONE;
}
