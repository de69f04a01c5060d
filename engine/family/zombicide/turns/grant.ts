import type { ActionList } from '../../../game/action-list';
import { decision } from '../../../game/agenda';
import { isInPlay, playerFor } from '../actors';
import type { FamilyGame } from '../game';
import { NONE } from '../state';
import { carryOut } from './carry-out';

/**
 * One action for nothing, at once, in whoever's turn: of these sorts only, and aimed at one zone if there is one to
 * aim at. It may be declined.
 */
export const grant = decision<FamilyGame, 'survivor' | 'sorts' | 'zone'>(
  'grant',
  ['survivor', 'sorts', 'zone'],
  {
    is: { free: 'part', isForPlayers: true },
    decider: (game, { survivor }) => playerFor(game, survivor),
    options(game, { survivor, sorts, zone }, list: ActionList) {
      if (isInPlay(game, survivor)) offerGranted(game, survivor, sorts, zone, list);
      list.add(game.words.decline);
    },
    choose(game, { survivor, sorts, zone }, chosen) {
      if (chosen.kind === game.words.decline) return;
      const action = game.system.turnActionFor(chosen.kind);
      if (action.askFirst?.(game, survivor, chosen, sorts, zone)) return;
      game.ways.tellOfGrant(game, survivor);
      carryOut(game, survivor, action.sorts(game, survivor, chosen), chosen);
    },
  },
);

/** Lists what somebody could do with one action for nothing; what costs none anyway waits for their turn. */
function offerGranted(
  game: FamilyGame,
  survivor: number,
  sorts: number,
  zone: number,
  list: ActionList,
): void {
  game.grantedSorts = sorts;
  game.grantedZone = zone;
  const from = list.length;
  for (const action of game.system.turnActions) if (!action.isFree) action.offer(game, survivor, list);
  game.ways.leaveOutForbidden(game, survivor, list, from);
  game.grantedSorts = 0;
  game.grantedZone = NONE;
}
